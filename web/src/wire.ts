// Made by `python -m labtable.server.typescript` from the structs of the server. Do not edit.

/** Anything a browser may send. */
export type FromBrowser =
  | Hello
  | Sit
  | Stand
  | Arrange
  | Start
  | Play
  | Undo
  | Answer
  | Hint
  | Substitute
  | Rematch
  | LeaveLesson;

/** Anything a room may send. */
export type FromRoom = Room | TableFrame | Log | Hinted | Refused;

/** What a seat or a spectator sees, game by game. */
export type View = AdnaView | GsaView | PdbView | StemView;

/** The first message of a socket: who is there. */
export interface Hello {
  do: "hello";
  key: string;
}

/** Take an open seat, or share a side where the game allows it. */
export interface Sit {
  do: "sit";
  seat: number;
  name: string;
  chance: string;
}

/** Leave the seat; in mid-game the others may let a bot play on. */
export interface Stand {
  do: "stand";
}

/** Change seats and options before the start; only the host may. */
export interface Arrange {
  do: "arrange";
  seats: SeatPlan[];
  options: Record<string, number | boolean | string>;
}

/** Who is to sit at a seat: whoever comes, the one who plans it, or a bot of a level. */
export interface SeatPlan {
  sitter: "bot" | "me" | "open";
  level?: string;
}

/** Begin the match; only the host may, and every seat must be taken. */
export interface Start {
  do: "start";
}

/** Choose an offered move; `tick` is the picture of the table that offered it. */
export interface Play {
  do: "play";
  move: number;
  tick: number;
}

/** Take back the own last choice, or ask the others for it. */
export interface Undo {
  do: "undo";
}

/** Agree to what somebody asked for, or not. */
export interface Answer {
  do: "answer";
  agree: boolean;
}

/** Ask what `hard` thinks best. */
export interface Hint {
  do: "hint";
}

/** Let a bot play on at a seat whose player is away. */
export interface Substitute {
  do: "substitute";
  seat: number;
}

/** Open a new room with the same people after the end. */
export interface Rematch {
  do: "rematch";
}

/** Play on freely, in the middle of a lesson or after it. */
export interface LeaveLesson {
  do: "leave_lesson";
}

/** The room around the table; sent on coming in and whenever it changes. */
export interface Room {
  is: "room";
  code: string;
  game: string;
  options: Record<string, number | boolean | string>;
  seats: SeatState[];
  stage: "gathering" | "over" | "playing";
  /** The seat of the browser that reads this. */
  you: number | null;
  host: boolean;
  watching: number;
  /** None in a lesson, whose deal is prepared. */
  deal: Deal | null;
  /** Seconds after which a seat that is away may be held by a bot. */
  patience: number;
  request: Request | null;
  /** The code of the room in which it goes on. */
  rematch: string | null;
}

/** Who sits at a seat, as everybody may know. */
export interface SeatState {
  seat: number;
  sitter: "bot" | "open" | "person";
  name: string;
  level: string;
  /** The names of all who share this side, where more than one does. */
  sharing: string[];
  present: boolean;
  /** Seconds since 1970; the others may ask for a bot after `Room.patience`. */
  away_since: number | null;
  held_by_bot: boolean;
}

/** How the deal can be proved fair: a promise before the start, everything else after the end. */
export interface Deal {
  /** SHA-256 of the server's secret, in hexadecimal. */
  promise: string;
  /** What the seats added, in the order of the seats; empty for bots, and before the start. */
  chances: string[];
  secret: string | null;
}

/** Something that needs the others' consent. */
export interface Request {
  seat: number;
  what: "undo";
  agreed: number[];
  missing: number[];
}

/** The table as the reader sees it, and what happened since the last frame. */
export interface TableFrame {
  is: "table";
  tick: number;
  view: View;
  happened: Happening[];
  undo: "ask" | "free" | "no";
  window: Window | null;
  /** Whether a bot is at it, so that the page can say so. */
  thinking: boolean;
  /** What a lesson says to its newcomer. */
  lesson: Guidance | null;
}

/** An event that the reader may know of, and its sentence for the log. */
export interface Happening {
  kind: string;
  facts: Record<string, unknown>;
  words: string;
  /** The card that this brings to the table, by its id: its science is worth a line. */
  card: string | null;
}

/** A moment for answers; it looks the same whoever holds one. */
export interface Window {
  /** Seconds since 1970 at which the table goes on by itself; None in a lesson, which waits. */
  until: number | null;
  /** Whether the reader has answered or passed already. */
  answered: boolean;
}

/** Where a newcomer stands in a lesson: what to do next, and why. */
export interface Guidance {
  /** Which of the newcomer's steps it is, from 1 on. */
  number: number;
  of: number;
  /** Empty while the others play. */
  say: string;
  rule: string;
  /** The text of the move to make; None while the others play, and after the last step. */
  move: string | null;
  /** Whether the lesson is over and the game goes on freely. */
  done: boolean;
}

/** All that happened so far, for who comes in. */
export interface Log {
  is: "log";
  happened: Happening[];
}

/** What `hard` thinks best, how sure it is, and what it weighed, best first. */
export interface Hinted {
  is: "hinted";
  tick: number;
  move: number;
  /** How clearly the move is better than the others, from 0 to 1. */
  sure: number;
  weighed: WeighedMove[];
}

/** A move that a hint weighed. */
export interface WeighedMove {
  move: number;
  label: string;
  /** The expected result, from 0 to 1. */
  worth: number;
  visits: number;
}

/** Something could not be done: why, and the rule if it is one of the game's. */
export interface Refused {
  is: "refused";
  do: string;
  why: string;
  rule: string | null;
}

/** A game on the shelf. */
export interface GameEntry {
  name: string;
  title: string;
  summary: string;
  fewest_seats: number;
  most_seats: number;
  minutes: number;
  /** Whether two people may share a side. */
  sharing: boolean;
  /** Whether it has a guided first game. */
  lesson: boolean;
}

/** All that a page needs to know of a game. */
export interface GameBook {
  entry: GameEntry;
  levels: Level[];
  options: OptionEntry[];
  cards: Face[];
  rules: Paragraph[];
}

/** A bot that people can choose. */
export interface Level {
  name: string;
  words: string;
}

/** An option of a game, ready for a form. */
export interface OptionEntry {
  name: string;
  words: string;
  rule: string;
  kind: "choice" | "number" | "toggle";
  default: number | boolean | string;
  low: number | null;
  high: number | null;
  choices: string[];
}

/** A card or a piece as it lies on the table; `facts` holds what a drawing needs. */
export interface Face {
  id: string;
  name: string;
  kind: string;
  /** What it does, in one line; empty where its kind says it all. */
  text: string;
  science: string;
  source: string;
  facts: Record<string, unknown>;
}

/** A paragraph of the rulebook; `chapter` is its heading, `on` what a ruling rules on. */
export interface Paragraph {
  number: string;
  title: string;
  words: string;
  printed: string;
  chapter: string;
  on: string[];
}

/** A room to be opened; `start` begins at once if every seat is taken.

With `lesson` it is the game's guided first game against bots; seats and options are the lesson's, and it begins. */
export interface NewRoom {
  game: string;
  options?: Record<string, number | boolean | string>;
  seats?: SeatPlan[];
  name: string;
  key: string;
  chance: string;
  start?: boolean;
  lesson?: boolean;
}

/** The code of a room that was opened; its link is `/t/CODE`. */
export interface Opened {
  code: string;
}

/** A finished match from one seat, or with all cards open. */
export interface Replay {
  room: Room;
  frames: ReplayFrame[];
}

/** The table after a step of a finished match. */
export interface ReplayFrame {
  view: View;
  happened: Happening[];
  seat: number | null;
  move: string | null;
  label: string | null;
}

/** Why a request could not be answered, in one sentence. */
export interface Sorry {
  error: string;
}

/** The table as a seat or a spectator sees it; a hand is a row of places, None where a face is not known. */
export interface AdnaView {
  type: "adna";
  game: string;
  turn: Turn;
  goal: number;
  game_number: number;
  games: number;
  match_won_by: string;
  won: number[];
  active: number;
  phase: string;
  waiting: boolean;
  temperature: number;
  levels: number[];
  /** The lowest level at which a turn begins with a mutation. */
  mutates_from: number;
  last: string | null;
  chains: ChainView[];
  hands: Record<string, (string | null)[]>[];
  decks: DeckView[];
  announced: AnnouncementView[];
  /** For the enzymes that the seat holds and those that are announced. */
  sites: SiteView[];
  tray: string;
  picks: number[];
  /** The seat on whose chain bases or places are chosen now. */
  choosing: number | null;
  /** How many more can be chosen, where there is a limit. */
  left: number;
}

/** Where the game stands, and what the looking seat can do about it. */
export interface Turn {
  seat: number | null;
  seats: number;
  round: number;
  actor: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  offers: Offer[];
  refusals: Refusal[];
}

/** A move that may be chosen now. */
export interface Offer {
  id: number;
  text: string;
  label: string;
}

/** A move that may not be chosen now, the rule that says so, and what it comes to in this very case. */
export interface Refusal {
  text: string;
  label: string;
  rule: string;
  why: string;
  /** One sentence about this case, where there is more to say than the rule does. */
  lack: string;
}

/** A chain from 5' to 3', and the piece that lies loose behind it. */
export interface ChainView {
  bases: string;
  length: number;
  contaminated: boolean;
  loose: string;
}

/** A deck: how many cards, and which of them the seat knows. */
export interface DeckView {
  name: string;
  size: number;
  seen: SeenCard[];
}

/** A card in a deck whose face the seat has seen; places are counted from 1 at the top. */
export interface SeenCard {
  place: number;
  card: string;
}

/** Something announced that is not settled yet. */
export interface AnnouncementView {
  seat: number;
  kind: string;
  card: string;
  needs: string[];
  chain: number | null;
  temperature: number | null;
}

/** Where an enzyme would bind in a chain, from the first place to the last, and how many cards it would leave. */
export interface SiteView {
  card: string;
  chain: number;
  first: number;
  last: number;
  leaves: number;
}

/** The table as a seat sees it. */
export interface GsaView {
  type: "gsa";
  game: string;
  turn: Turn;
  phase: string;
  active: number;
  named: string[];
  /** How many sources the active player names in this turn. */
  draws: number;
  offer: string[];
  /** The two projects of the offer as they would lie together. */
  offered: UnitView | null;
  playing: string | null;
  target: string | null;
  armed: boolean;
  trigger: number | null;
  turns_left: number;
  idle: number;
  refused: string[][];
  piles: PilesView;
  players: GsaPlayerView[];
  units: UnitView[];
}

/** A project in progress, or two in collaboration. */
export interface UnitView {
  owners: number[];
  projects: string[];
  needs: string[];
  lacking: string[];
  attached: AttachedView[];
  guards: string[];
}

/** A card beside a project, and the type that it counts as. */
export interface AttachedView {
  card: string;
  type: string;
}

/** The piles: sizes of the hidden ones, the Discard pile from bottom to top, the others as sets. */
export interface PilesView {
  project: number;
  resource: number;
  discard: string[];
  burn: string[];
  aside: string[];
}

/** What is seen of a player. */
export interface GsaPlayerView {
  seat: number;
  hand: HandCardView[];
  completed: string[];
  /** The points of the completed projects; the score also counts what lies unfinished. */
  won: number;
  /** How many Resource cards would be kept if the discard phase came now. */
  limit: number;
  waiting: number;
  refusals: number;
}

/** A place in a hand: the back, the face if it is known, and whether it was drawn just now. */
export interface HandCardView {
  back: string;
  card: string | null;
  fresh: boolean;
}

/** The table as everybody sees it. */
export interface PdbView {
  type: "pdb";
  game: string;
  turn: Turn;
  leader: number;
  target: number;
  deck: number;
  supply: Record<string, number>;
  starting_data: Record<string, number>;
  boxes: BoxView[];
  additional: BoxView[];
  labs: LabView[];
}

/** An Action box: who stands on it, which card lies on it and for what price, who alone may use it. */
export interface BoxView {
  id: string;
  standing: number | null;
  card: string | null;
  price: Record<string, number> | null;
  owner: number | null;
}

/** What a player owns. */
export interface LabView {
  seat: number;
  researchers: number;
  unplayed: number;
  tokens: Record<string, number>;
  depositions: string[];
  actions: string[];
}

/** The table from one seat. */
export interface StemView {
  type: "stem";
  game: string;
  turn: Turn;
  first: number;
  active: number;
  phase: string;
  asking: string | null;
  field: (string | null)[];
  reserved: string | null;
  /** The step that the reserved Discovery is to be scored as, once it is said. */
  declared: string | null;
  hero_deck: number;
  discovery_deck: number;
  hero_discard: string[];
  discovery_discard: string[];
  players: StemPlayerView[];
  announced: AnnouncedView[];
  looked: (string | null)[];
  leaves: number[];
  scored: number;
  discards_left: number;
  last_round: boolean;
  challenges: string[];
  /** What the cards of the own hand can go with: Heroes with cards of the Field, Enhancements with own Heroes. */
  fits: Record<string, string[]>;
}

/** What one player has. */
export interface StemPlayerView {
  seat: number;
  hand: PlaceView[];
  works: WorkView[];
  steps: string[];
  /** As far as the looker knows the cards; the score of the turn counts it already. */
  at_end: AtEndView[];
  played: number;
  inspirations: number;
  aside: number;
  under_hero_deck: string[][];
  under_discovery_deck: string[][];
}

/** A card of the Hero deck at its place: its face if it is known, else the kinds it can have. */
export interface PlaceView {
  card: string | null;
  kinds: string[];
}

/** A Hero in front of a player. */
export interface WorkView {
  hero: string;
  discovery: string | null;
  step: string | null;
  enhancements: PlaceView[];
  /** What its Discovery is worth. */
  points: number;
  /** What its Enhancements add, as far as the looker knows them. */
  added: number;
  granted: boolean;
  item_places: number;
  location_places: number;
}

/** A Hero or a Challenge that is counted at the end, and what it would bring if the end came now. */
export interface AtEndView {
  card: string;
  points: number;
}

/** A card that is announced and not dealt with yet. */
export interface AnnouncedView {
  seat: number;
  card: string;
  /** Once it is announced. */
  aim: AimView | null;
}

/** What an Inspiration aims at: another player, a Hero, a card on it or of the discard pile. */
export interface AimView {
  seat: number | null;
  hero: string | null;
  card: PlaceView | null;
}
