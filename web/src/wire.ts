// Made by `python -m labtable.server.typescript` from the structs of the server. Do not edit.

/** Anything a browser may send. */
export type FromBrowser =
  | Hello
  | Sit
  | Stand
  | Resize
  | Place
  | Drop
  | Swap
  | Choose
  | AsUsual
  | MakeHost
  | Remove
  | Rename
  | Wear
  | BeReady
  | Nudge
  | SetCustom
  | Commit
  | Start
  | Reveal
  | Play
  | Undo
  | Answer
  | Withdraw
  | Hint
  | Hurry
  | Substitute
  | Rematch
  | AskMe
  | LeaveLesson
  | Suggest
  | Say
  | Write
  | Report
  | Judge;

/** Anything a room may send. */
export type FromRoom = Room | TableFrame | Log | Hinted | Refused | Nudged | Lines | Said | Side;

/** Anything a browser may send to a class. */
export type ToClass =
  | Arrive
  | Draw
  | Enter
  | ComeBack
  | Prefer
  | Befriend
  | RaiseHand
  | AskWhy
  | Depart
  | SketchCard
  | TakePen
  | HandIn
  | WithdrawCard
  | Arrange
  | CountDown
  | Begin
  | Pause
  | Extend
  | EndRound
  | EndLesson
  | DeleteClass
  | Lock
  | Admit
  | MovePupil
  | MergeTables
  | MergePupils
  | RenamePupil
  | RemovePupil
  | Reseat
  | SendBots
  | SendHint
  | LowerHand
  | Announce
  | LookOn
  | OpenBench
  | CloseBench
  | AcceptCard
  | HandBack;

/** Anything a class may send. */
export type FromClass =
  | Class
  | ClassDoor
  | Yourself
  | Roster
  | ClassTables
  | ClassWord
  | ClassMet
  | ClassBench
  | OpenTable
  | Refused;

/** A line of a review. */
export type Finding = Opening | Curve | Verdict | Progress | Summary | Broken;

/** What a seat or a spectator sees, game by game. */
export type View = AdnaView | GsaView | PdbView | StemView;

/** Anything that can happen at a table. */
export type GameEvent = AdnaEvent | GsaEvent | PdbEvent | StemEvent | RoomEvent;

/** What can happen there. */
export type AdnaEvent =
  | Searched
  | AdnaStarted
  | Began
  | AdnaDrew
  | AdnaDrewHidden
  | Laid
  | Announced
  | AdnaStopped
  | Moved
  | AdnaTurnedUp
  | AdnaTook
  | TookBases
  | TookHidden
  | Saw
  | Looked
  | AdnaDiscarded
  | DiscardedHidden
  | Mutated
  | Rearranged
  | AdnaRemoved
  | Cut
  | Lost
  | Rejoined
  | Won
  | Shared
  | AdnaEnded;

/** What can happen there. */
export type GsaEvent =
  | GsaTurnBegan
  | Named
  | GsaDrew
  | GsaDrewHidden
  | TookDiscard
  | Refilled
  | Recycled
  | Armed
  | PutDown
  | GsaStarted
  | GsaAttached
  | GsaCompleted
  | Abandoned
  | Guarded
  | GsaStopped
  | GsaRemoved
  | Offered
  | Accepted
  | GsaRefused
  | Played
  | Recovered
  | Stole
  | StoleHidden
  | Delayed
  | GsaDiscarded
  | Triggered
  | GsaEnded;

/** What can happen there. */
export type PdbEvent =
  | PdbTook
  | Placed
  | Graduated
  | LaidAside
  | Joined
  | Acquired
  | PdbTurnedUp
  | RoundEnded
  | DrawnToLead
  | PdbEnded;

/** What can happen there. */
export type StemEvent =
  | Kept
  | Redrew
  | StemTurnBegan
  | Passed
  | AnnouncedHero
  | ChoseDiscovery
  | Scored
  | StemCompleted
  | GotLeave
  | StemDiscarded
  | StemDrew
  | StemDrewHidden
  | FieldDiscarded
  | StemTurnedUp
  | Reshuffled
  | Swapped
  | LookedAtDeck
  | SawCards
  | Wagered
  | AnnouncedInspiration
  | Aimed
  | Cancelled
  | Repeated
  | StemAttached
  | AttachedHidden
  | LostEnhancement
  | TookEnhancement
  | NoPlace
  | Granted
  | LookedAtHand
  | SawHand
  | NamedKind
  | PassedCard
  | PassedHidden
  | LostCard
  | TookFromDiscard
  | StemEnded;

/** What can happen there. */
export type RoomEvent = Replaced | Hurried | TimeWasUp | TakenBack;

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
  commitment?: string;
}

/** Leave the seat; in mid-game the others may let a bot play on. */
export interface Stand {
  do: "stand";
}

/** Change how many seats there are, before the start; only the host may. */
export interface Resize {
  do: "resize";
  seats: number;
}

/** Give a seat to a bot of a level, or leave it to whoever comes (no level); only the host may, before the start. */
export interface Place {
  do: "place";
  seat: number;
  level: string;
}

/** Play without a seat at which nobody sits; only the host may, before the start. */
export interface Drop {
  do: "drop";
  seat: number;
}

/** Let two seats change places, with whoever sits there; only the host may, before the start. */
export interface Swap {
  do: "swap";
  seat: number;
  other: number;
}

/** Set one option before the start; only the host may. */
export interface Choose {
  do: "choose";
  option: string;
  value: number | boolean | string;
}

/** Let all options and customs be the usual ones again; only the host may, before the start. */
export interface AsUsual {
  do: "as_usual";
}

/** Make somebody who sits at the table its host, in one's own place. */
export interface MakeHost {
  do: "make_host";
  name: string;
}

/** Remove somebody from the table, by their name or the number of who watches: that key cannot come back. */
export interface Remove {
  do: "remove";
  name?: string | null;
  watcher?: number | null;
}

/** Be called something else: who sits may before the start, who watches at any time. */
export interface Rename {
  do: "rename";
  name: string;
}

/** Choose what one's pawn wears. */
export interface Wear {
  do: "wear";
  avatar: "beard" | "beret" | "bun" | "cap" | "curls" | "glasses" | "goggles" | "lamp" | "mask" | "plain";
}

/** Say whether one is ready for the start. */
export interface BeReady {
  do: "ready";
  ready: boolean;
}

/** Remind somebody at the table, before the start, that the others wait for them. */
export interface Nudge {
  do: "nudge";
  name: string;
}

/** Choose how people play together, one thing of it; only the host may, in a match only chat and watching. */
export interface SetCustom {
  do: "custom";
  custom: string;
  value: number | boolean | string;
}

/** Commit a chance for the deal, in place of an earlier one, before the start. */
export interface Commit {
  do: "commit";
  commitment: string;
}

/** Let the cards be dealt; only the host may, and every seat must be taken.

Where the match takes days, a second start deals without waiting for the chances of those who are not here. */
export interface Start {
  do: "start";
}

/** Tell the chance that was committed, after the start and before the deal. */
export interface Reveal {
  do: "reveal";
  chance: string;
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

/** Ask no longer for what one asked the others for. */
export interface Withdraw {
  do: "withdraw";
}

/** Ask what `hard` thinks best. */
export interface Hint {
  do: "hint";
}

/** Say how fast bots should play; `skip` lets them play at once until the own next move. */
export interface Hurry {
  do: "hurry";
  speed: "fast" | "normal" | "skip" | "slow";
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

/** Say how one wants to be asked for answers from now on. */
export interface AskMe {
  do: "ask_me";
  will: Will;
}

/** How somebody wants to be asked for answers. */
export interface Will {
  /** At every moment, when it may change what they have, or only when they have rung. */
  when: "always" | "called" | "touched";
  /** Whether they are asked the next time in any case. */
  bell?: boolean;
  /** Whether they are not asked before their next turn. */
  hush?: boolean;
}

/** Play on freely, in the middle of a lesson or after it. */
export interface LeaveLesson {
  do: "leave_lesson";
}

/** Point at an offered move for who shares one's side, or at none any more. */
export interface Suggest {
  do: "suggest";
  move: number | null;
  tick: number;
}

/** Say one of the set words, to everybody or to who shares one's side. */
export interface Say {
  do: "say";
  word: "close_race" | "good_idea" | "good_luck" | "hello" | "lovely_card" | "oh_no" | "one_moment" | "thank_you" | "well_played";
  side?: boolean;
}

/** Say something in one's own words, where the host allows it. */
export interface Write {
  do: "write";
  text: string;
  side?: boolean;
}

/** Show the host a line that should not have been said. */
export interface Report {
  do: "report";
  line: number;
}

/** Strike a line, or let one stand that was reported; only the host may. */
export interface Judge {
  do: "judge";
  line: number;
  strike: boolean;
}

/** The room around the table; sent on coming in and whenever it changes. */
export interface Room {
  is: "room";
  code: string;
  game: string;
  /** The digest of the cards that are played with; a book of the game shows those of one digest. */
  edition: string;
  options: Record<string, number | boolean | string>;
  /** How the people here play together, as the host chose it. */
  customs: Customs;
  seats: SeatState[];
  stage: "dealing" | "gathering" | "over" | "playing";
  /** The seat of the browser that reads this. */
  you: number | null;
  host: boolean;
  /** What the reader is called at the table; nothing for who watches. */
  me: string;
  watching: number;
  /** Those who watch, as far as they are not too many to be named. */
  watchers: Watcher[];
  /** None in a lesson, whose deal is prepared, and where another match is gone on with. */
  deal: Deal | null;
  /** Seconds after which a seat that is away may be held by a bot. */
  patience: number;
  request: Request | null;
  /** The code of the room in which it goes on. */
  rematch: string | null;
  /** The seat that asked for it, if it was one of the seats. */
  rematch_by: number | null;
  /** After how many steps of another match this one begins. Nobody can prove its deal fair, and whoever began it may
    have seen in the review what is hidden here. */
  branch: number | null;
  /** A short code to be read out, for as long as it leads here. */
  short: string | null;
  /** While a deal waits for the chances of those who are away: seconds since 1970 at which it waits no longer. */
  waits_until: number | null;
  /** None for a room of friends. */
  of_class: OfClass | null;
  /** Whether the match ended with a round, before the rules ended it. */
  ended_early: boolean;
  /** Why nobody may look into the match yet though it is over: others still play the same deal. */
  closed: string;
  /** The code of the first game, where this is the second on one deal with seats swapped. */
  return_of: string | null;
  /** The code of the second game on this deal. */
  return_game: string | null;
}

/** What the host of a room chose, for all to see. */
export interface Customs {
  /** Whether people have the fixed words alone, or may write what they like. */
  chat: "free" | "words";
  /** Who may watch: nobody, whoever has the link, or anybody, because the home page names the table. */
  watching: "link" | "listed" | "nobody";
  /** Whether a choice on which others have built is taken back if they agree, without asking, or never. */
  taking_back: "ask" | "free" | "never";
  /** Seconds for a choice, after which a bot makes it; 0 for as long as it takes. */
  turn_time: 0 | 60 | 180 | 600 | 86400 | 259200;
  /** Whether a move of a side that people share counts only when all of them who are here agree on it. */
  by_team: boolean;
  /** Whether two play every deal twice, the second time with seats swapped. */
  both_ways: boolean;
  /** Whether the match takes days: nobody counts as away, and people come when it suits them. */
  slow: boolean;
}

/** Who sits at a seat, as everybody may know. */
export interface SeatState {
  seat: number;
  sitter: "bot" | "open" | "person";
  name: string;
  level: string;
  /** The names of all who share this side, where more than one does. */
  sharing: string[];
  /** All who sit here; none where a bot does, or nobody. */
  people: Sitting[];
  present: boolean;
  /** Seconds since 1970; the others may ask for a bot after `Room.patience`. */
  away_since: number | null;
  held_by_bot: boolean;
}

/** Somebody who sits at a seat, as everybody may know them. */
export interface Sitting {
  name: string;
  avatar: "beard" | "beret" | "bun" | "cap" | "curls" | "glasses" | "goggles" | "lamp" | "mask" | "plain";
  ready: boolean;
  host: boolean;
  /** Whether a browser of theirs is connected. */
  here: boolean;
}

/** Somebody who watches: a number, by which the host can send them away, and a name if they gave one. */
export interface Watcher {
  number: number;
  name: string;
}

/** How the deal can be proved fair: a promise before the start, everything else after the end. */
export interface Deal {
  /** SHA-256 of the server's secret, in hexadecimal. */
  promise: string;
  /** SHA-256 of everybody's chance, in the order of the seats; empty for bots. With the start they are fixed. */
  commitments: string[];
  /** What everybody added, in the same order; none before the deal. */
  chances: string[];
  /** The names of those who committed a chance and did not tell it. */
  silent: string[];
  secret: string | null;
  /** The seal of the record, after the end. */
  seal: string | null;
}

/** Something that needs the others' consent. */
export interface Request {
  seat: number;
  what: "undo";
  agreed: number[];
  /** The seats that are still to agree, whether or not anybody is there. */
  missing: number[];
  /** What would be taken back, as far as the reader may know of it. */
  goes: string[];
  /** Seconds since 1970 at which the request lapses. */
  until: number;
}

/** The class whose table a room is. */
export interface OfClass {
  code: string;
  table: number;
  /** Whether the teacher lets everything stand still. */
  paused: boolean;
  /** Whether pupils may ask for hints. */
  hints: boolean;
}

/** The table as the reader sees it, and what happened since the last frame. */
export interface TableFrame {
  is: "table";
  tick: number;
  view: View;
  happened: Happening[];
  /** None where there is nothing that the reader could take back. */
  undo: Undoing | null;
  window: Window | null;
  /** Whether a bot is at it, so that the page can say so. */
  thinking: boolean;
  /** What a lesson says to its newcomer. */
  lesson: Guidance | null;
  /** How the reader wants to be asked for answers; None for who watches. */
  will: Will | null;
  /** Seconds since 1970 at which a bot makes this choice, where there is a time for choices. */
  until: number | null;
}

/** An event that the reader may know of, and its sentence for the log. */
export interface Happening {
  event: GameEvent;
  words: string;
  /** The card that this brings to the table, by its id: its science is worth a line. */
  card: string | null;
  /** The seats that it hurts or aims at. */
  against: number[];
  /** Whether it need not be told again to who looks back at the turns of others. */
  aside: boolean;
  taken_back: boolean;
}

/** What the reader would take back: the choice by its label, who has chosen since, and who must agree. */
export interface Undoing {
  what: string;
  /** The seats whose choices go with it. */
  since: number[];
  /** Empty where nobody need be asked. */
  asks: number[];
}

/** A moment for answers; it looks the same whoever holds one. */
export interface Window {
  /** Seconds since 1970 at which the table goes on by itself; None while nobody else waits, or in a lesson. */
  until: number | null;
  /** The seats whose cards may be changed by what is asked about, for all that everybody can see. */
  touches: number[];
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
  /** What a bot did for the reader while they were away, in a line. */
  welcome: string | null;
}

/** What `hard` thinks best and why, with what comes near it, best first. */
export interface Hinted {
  is: "hinted";
  tick: number;
  move: number;
  /** Where to look, without the move. */
  nudge: string;
  /** Whole sentences. */
  reasons: string[];
  options: HintedMove[];
}

/** A move of a hint, by the letter that stands on its piece. */
export interface HintedMove {
  letter: string;
  move: number;
  /** What to do, as one says it at a table. */
  title: string;
  /** What it is good for, in a few words. */
  short: string;
  /** How often its player would win from there, from 0 to 1. */
  chance: number;
  /** How it stands beside the first, where their chances cannot be told apart: `about as good`. */
  beside: string;
}

/** Something could not be done: why, and the rule if it is one of the game's. */
export interface Refused {
  is: "refused";
  do: string;
  /** Empty where there is no more to say than the rule does. */
  why: string;
  rule: string | null;
}

/** Somebody waits for the reader to be ready. */
export interface Nudged {
  is: "nudged";
  by: string;
}

/** All that was said and the reader may know of, oldest first; sent on coming in and when a line is struck. */
export interface Lines {
  is: "lines";
  /** The sign of the reader. */
  you: string;
  lines: Spoken[];
}

/** A line that somebody has said, as its reader may know it. */
export interface Spoken {
  number: number;
  /** A sign for the person, the same for as long as the room is there, by which they can be muted. */
  who: string;
  /** What they were called then. */
  name: string;
  /** Where they sat; None for who watched. */
  seat: number | null;
  /** Whether it was said to those alone who share the side. */
  side: boolean;
  word: "close_race" | "good_idea" | "good_luck" | "hello" | "lovely_card" | "oh_no" | "one_moment" | "thank_you" | "well_played" | null;
  /** Their own words, where it is none of the set ones. */
  text: string;
  /** Seconds since 1970. */
  when: number;
  /** How many have shown it to the host; the host alone is told. */
  reports: number;
  /** Whether the reader has. */
  reported: boolean;
}

/** Somebody has just said something. */
export interface Said {
  is: "said";
  line: Spoken;
}

/** The side that the reader shares; nobody else is ever sent anything of it. */
export interface Side {
  is: "side";
  you: string;
  mates: Mate[];
  /** Whether a move counts only when all of the side who are here have agreed on it. */
  together: boolean;
  /** The picture of the table to which the suggestions belong. */
  tick: number;
  suggestions: Suggestion[];
}

/** Somebody who shares the reader's side. */
export interface Mate {
  who: string;
  name: string;
  present: boolean;
}

/** A move that one of a side points at for the other. */
export interface Suggestion {
  who: string;
  name: string;
  move: number;
  label: string;
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
  /** Whether people can make cards for it. */
  workshop: boolean;
  /** How many of its cards have something of science to tell; those that tell the same count once. */
  album: number;
}

/** All that a page needs to know of a game. */
export interface GameBook {
  entry: GameEntry;
  /** The language of its cards and rules. */
  language: string;
  /** The words around cards and rules, in the same language. */
  labels: Labels;
  /** The digest of its cards. */
  edition: string;
  /** None for the game's own cards. */
  made: Made | null;
  levels: Level[];
  options: OptionEntry[];
  cards: Face[];
  rules: Paragraph[];
}

/** The words around rules and cards in one language. */
export interface Labels {
  /** What the language calls itself. */
  language: string;
  rules: string;
  numbered: string;
  binding: string;
  printed: string;
  settles: string;
  science: string;
  source: string;
  at_table: string;
}

/** What people have changed of a game's own deck. */
export interface Made {
  name: string;
  author: string;
  /** The ids of the cards that are new or changed. */
  cards: Record<string, "changed" | "new">;
  /** The names of the cards that were taken out. */
  gone: string[];
}

/** A bot that people can choose. */
export interface Level {
  name: string;
  words: string;
}

/** An option of a game, ready for a form. */
export interface OptionEntry {
  name: string;
  title: string;
  words: string;
  rule: string;
  /** Whether it is a house rule, which most tables leave as it is. */
  house: boolean;
  kind: "choice" | "number" | "toggle";
  default: number | boolean | string;
  low: number | null;
  high: number | null;
  /** Each value with its words for people. */
  choices: Record<string, string>;
}

/** A card or a piece as it lies on the table; `facts` holds what a drawing needs. */
export interface Face {
  id: string;
  name: string;
  kind: string;
  /** What it does, in one line; empty where its kind says it all. */
  text: string;
  science: string;
  /** The science told on, in two or three sentences; empty where the line says it all. */
  more: string;
  source: string;
  facts: Record<string, unknown>;
  /** Who made it, where that is told of a card. */
  author: string;
  /** What is drawn on a card of one's own. */
  picture: Picture | null;
  /** Whether people have made it, or changed it. */
  own: "" | "changed" | "new";
}

/** What is drawn on a card: up to three signs on a wash, or an image as `data:image/png;base64,…`. */
export interface Picture {
  signs?: string[];
  wash?: "blue" | "coral" | "green" | "paper" | "rose" | "sand" | "teal" | "violet";
  image?: string;
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

With `lesson` it is the game's guided first game against bots; seats and options are the lesson's, and it begins.
With `cards` it is played with a deck that people have changed; the text is that of an `--edition`. */
export interface NewRoom {
  game: string;
  options?: Record<string, number | boolean | string>;
  customs?: Customs;
  seats?: SeatPlan[];
  name: string;
  key: string;
  commitment?: string;
  start?: boolean;
  lesson?: boolean;
  cards?: string;
}

/** Who is to sit at a seat: whoever comes, the one who plans it, or a bot of a level. */
export interface SeatPlan {
  sitter: "bot" | "me" | "open";
  level?: string;
}

/** The code of a room that was opened; its link is `/t/CODE`. */
export interface Opened {
  code: string;
}

/** How it stands at a table, as one who watches sees it; of its match a stranger who asks hears nothing. */
export interface Standing {
  code: string;
  game: string;
  stage: "dealing" | "gathering" | "over" | "playing";
  names: string[];
  round: number;
  scores: number[];
  /** The seat whose choice it is, as far as everybody may know. */
  actor: number | null;
  /** Whether the match takes days. */
  slow: boolean;
  watching: number;
  /** Seats that wait for somebody. */
  free: number;
  /** The seat of who asks. */
  you: number | null;
  /** Whether the table waits for who asks. */
  asked: boolean;
  /** Why the match cannot go on here, in one sentence, of which nothing else is known then. */
  why: string;
}

/** Asks how it stands at the tables whose codes a browser has kept, and whether any waits for it. */
export interface Whereabouts {
  key: string;
  codes: string[];
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

/** All that is needed to make cards for a game. */
export interface Workbench {
  game: string;
  kinds: KindForm[];
  /** The cards of its own deck, as they stand in its card file. */
  rows: Record<string, Record<string, unknown>[]>;
  /** How many letters a text may have. */
  letters: Record<string, number>;
}

/** The form of a kind of card. */
export interface KindForm {
  table: string;
  title: string;
  plural: string;
  rule: string;
  words: string;
  fields: Field[];
  /** What is known of such a thing by its name, field by field. */
  proposals: Record<string, Record<string, string>>;
}

/** A field of a form. */
export interface Field {
  name: string;
  title: string;
  kind: "card" | "cards" | "choice" | "list" | "many" | "number" | "numbers" | "op" | "parts" | "text" | "toggle";
  words?: string;
  rule?: string;
  needed?: boolean;
  usual?: unknown;
  low?: number | null;
  high?: number | null;
  /** How many letters or parts it has at least. */
  least?: number;
  most?: number | null;
  pattern?: string;
  choices?: Chosen[];
  /** The tables whose cards it names. */
  of?: string[];
  ops?: Op[];
  /** What it is made of; of a list, each item. */
  parts?: Field[];
}

/** One of several values, with its words. */
export interface Chosen {
  value: string | number;
  title: string;
}

/** One of several things that a card may do, with its numbers. */
export interface Op {
  op: string;
  title: string;
  parts?: Field[];
}

/** Changes that are to be looked at: as they are edited, or as a text. */
export interface Sheet {
  changes?: Changes | null;
  toml?: string;
}

/** What an edition changes of a game's own deck, by the tables of its card file.

A card that is changed stands here whole, under its id in the deck. */
export interface Changes {
  /** The game. */
  changes: string;
  name: string;
  author?: string;
  take_out?: Record<string, string[]>;
  change?: Record<string, Record<string, unknown>[]>;
  add?: Record<string, Record<string, unknown>[]>;
}

/** Changes that were looked at. */
export interface Checked {
  changes: Changes;
  toml: string;
  troubles: Trouble[];
  /** The cards that are new or changed, as they will lie on the table; as far as they can be drawn. */
  faces: Face[];
  /** What is to be said of a card, by its id. */
  remarks: Record<string, string>;
  made: Made | null;
  deck: Count[];
  /** The digest of the deck; nothing while it cannot be played with. */
  edition: string;
}

/** What is wrong with a card, at which field, and the paragraph that says so. */
export interface Trouble {
  table: string;
  id: string;
  field: string;
  words: string;
  rule: string;
}

/** How many cards of a kind the deck has now, and had before. */
export interface Count {
  table: string;
  now: number;
  before: number;
}

/** A card that is to be tried out: the changes it stands in, its table and its id. */
export interface Asked {
  toml: string;
  table: string;
  id: string;
}

/** What is known of a card so far; the last line of a trial is its verdict. */
export interface CardVerdict {
  deals: number;
  of: number;
  over: boolean;
  answer: "early" | "fair" | "incomplete" | "never" | "strong" | "weak";
  title: string;
  words: string;
  /** In how many games it is used, in per cent. */
  used: Estimate;
  /** Games in which somebody had it. */
  had: number;
  /** How often who has it wins, in per cent; None while too few had it alone. */
  wins: Estimate | null;
  /** How often who has another card of its kind wins. */
  others: number | null;
  /** How much more often who has it wins, in points. */
  lift: Estimate | null;
  /** How long a game is without it. */
  rounds_before: number;
  /** And with it. */
  rounds: number;
  /** How many rounds longer a game is with it. */
  longer: Estimate;
  /** How much more often who begins wins with it, in points. */
  first: Estimate;
}

/** A figure and the interval in which its true value lies with 95 % confidence. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** What is known before anything is counted: the steps, and how it ended. */
export interface Opening {
  is: "opening";
  game: string;
  edition: string;
  /** What the seats are called. */
  names: string[];
  moments: Moment[];
  scores: number[];
  winners: number[];
  /** All seats from the first place down, with what broke their ties. */
  standings: Standing[];
  /** How it ended, in a sentence. */
  ended: string;
  /** Whether the match came to its end; a record that is dropped on the page may break off before. */
  over: boolean;
}

/** A step of the match, as the review counts it. */
export interface Moment {
  /** From 1 on: the line of the journal. */
  number: number;
  round: number;
  seat: number;
  move: string;
  label: string;
  /** Among how many moves it was chosen; 1 where nothing was to be chosen. */
  choices: number;
  /** The frame of the replay that shows the table before it. */
  before: number;
  /** The frame that shows it afterwards: the same one if nobody could see anything of it. */
  after: number;
}

/** Where a seat ended: seats that share a place have the same number. */
export interface Standing {
  seat: number;
  place: number;
  /** What put the seat before the next one, or not, where both are level on what counts first; otherwise nothing. */
  tie: string;
}

/** The lines of all seats as far as is known; a later one takes the place of an earlier one. */
export interface Curve {
  is: "curve";
  lines: Line[];
}

/** The chances of one seat through the match: before the first step, and after each; by what it knew then. */
export interface Line {
  chances: number[];
  low: number[];
  high: number[];
}

/** What a decision was worth, by what its seat knew then. */
export interface Verdict {
  is: "verdict";
  /** Of its moment. */
  number: number;
  round: number;
  seat: number;
  /** None for what is not judged: a matter of routine, or a choice that changes no chance. */
  mark: "bright" | "costly" | "loose" | "slip" | "sound" | null;
  /** The text of the move that was made. */
  played: string;
  /** The best few moves, best first, and the one that was made. */
  options: Weighed[];
  /** What the move gave away. */
  cost: Chance;
  /** The verdict in a few words for a list, without numbers. */
  said: string;
  /** Whole sentences that speak for the best move, or for the one made if it is bright; each is told to its player. */
  reasons: string[];
  /** What the seat could not know then, in a sentence. */
  knew: string;
}

/** A move that was looked at. */
export interface Weighed {
  move: string;
  /** What to do, as one says it at a table. */
  title: string;
  /** Of its seat, if it is made. */
  chance: Chance;
  /** How far it falls behind the best, measured on the same imagined tables; nothing for the best. */
  behind: Chance;
}

/** A chance, or a difference of two, with the bounds between which it lies nineteen times in twenty. */
export interface Chance {
  value: number;
  low: number;
  high: number;
}

/** How far the counting has come. */
export interface Progress {
  is: "progress";
  done: number;
  of: number;
}

/** What it comes to; with it a review is whole. */
export interface Summary {
  is: "summary";
  /** Of every seat; `kept` counts nothing where no decision was judged. */
  accuracy: Accuracy[];
  /** The numbers of the moments that changed most, in their order. */
  turning_points: number[];
  /** How the chances were found, and how sure they are, in a sentence or two. */
  sure: string;
}

/** How well a seat chose. */
export interface Accuracy {
  seat: number;
  /** 1 if it always made the best move, 0 if it had drawn its moves from a hat; None of it hangs on luck. */
  kept: Chance;
  /** How many of its decisions were judged. */
  decisions: number;
  /** How many of each mark it has. */
  marks: Record<string, number>;
}

/** Why a review cannot go on, in a sentence; asked for again, it goes on from where it was. */
export interface Broken {
  is: "broken";
  error: string;
}

/** A new room that goes on from a step of a finished match: whoever asks takes the seat that is to move there. */
export interface Branch {
  /** How many steps stay. */
  step: number;
  /** The bots at all other seats. */
  level: string;
  name: string;
  key: string;
  /** The match as a record; nothing where the address names its room. */
  record?: string;
}

/** How it could go on after a move, on a table that its seat can imagine, if everybody plays what looks best. */
export interface Continuation {
  seat: number;
  frames: LineFrame[];
  /** That it is imagined, in a sentence. */
  words: string;
}

/** The table after a move of a line, as the seat would see it. */
export interface LineFrame {
  view: View;
  happened: Happening[];
  seat: number;
  move: string;
  label: string;
}

/** The first message of a socket: who is there, and what they come for. */
export interface Arrive {
  do: "hello";
  key: string;
  role?: "projector" | "pupil" | "teacher";
}

/** Draw another nickname. */
export interface Draw {
  do: "draw";
}

/** Join the class, or be called something else before the start; without a name, by the nickname that was drawn. */
export interface Enter {
  do: "enter";
  name?: string | null;
  face?: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish" | null;
}

/** Say that one is a pupil who is away, with another device; the teacher is asked. */
export interface ComeBack {
  do: "come_back";
  pupil: number;
}

/** Say which of the games one would like, or that any will do. */
export interface Prefer {
  do: "prefer";
  game: string | null;
}

/** Say beside whom one would like to sit, or that anybody will do; it counts when both say so. */
export interface Befriend {
  do: "befriend";
  pupil: number | null;
}

/** Ask the teacher to come, or no longer. */
export interface RaiseHand {
  do: "raise_hand";
  raised: boolean;
}

/** Tell the class that "why?" was pressed, and which rule was the answer. */
export interface AskWhy {
  do: "ask_why";
  rule: string;
}

/** Leave the class before its start. */
export interface Depart {
  do: "depart";
}

/** Show the card that one writes to one's group; only who has the pen may. */
export interface SketchCard {
  do: "sketch";
  table: string;
  card: Record<string, unknown>;
}

/** Write the card of one's group from now on. */
export interface TakePen {
  do: "take_pen";
}

/** Give the card of one's group to the teacher. */
export interface HandIn {
  do: "hand_in";
}

/** Have the card of one's group back before the teacher has answered. */
export interface WithdrawCard {
  do: "withdraw_card";
}

/** Change the plan before the start. */
export interface Arrange {
  do: "arrange";
  plan: ClassPlan;
}

/** How a class is to play; until it begins its teacher may change it. */
export interface ClassPlan {
  games: string[];
  /** Whether pupils say which of the games they would like; otherwise the tables are shared out evenly. */
  choosing?: boolean;
  /** The options of each game; what is left out is as usual. */
  options?: Record<string, Record<string, number | boolean | string>>;
  /** Pupils at a table, as far as the game has so many seats. */
  size?: number;
  /** The bots that fill empty chairs, so that all tables have the same size; none where it is empty. */
  bots?: "" | "easy" | "hard" | "medium";
  /** Whether everybody takes the first steps of their game before the match. */
  lesson?: boolean;
  /** The time for the lesson, from the start to the last full round; 0 for as long as it takes. */
  minutes?: number;
  names?: "either" | "first" | "nicknames";
  language?: string;
  hints?: boolean;
  /** Whether two who choose each other sit at one table. */
  friends?: boolean;
  /** Whether the projector shows scores. */
  scores?: boolean;
  /** Whether pupils may write in their own words at a table; the set words can always be said. */
  chat?: boolean;
  /** Whether all tables of a game get the same deal, and their bots the same luck. */
  same_deals?: boolean;
  /** Whether two at a table play each deal twice, the second time with seats swapped. */
  return_games?: boolean;
}

/** Begin by itself after so many seconds; 0 stops the countdown. */
export interface CountDown {
  do: "count_down";
  seconds: number;
}

/** Begin what comes next: the first steps, the match, or another match after it. */
export interface Begin {
  do: "begin";
}

/** Let every clock and bot of the class stand still, or go on. */
export interface Pause {
  do: "pause";
  paused: boolean;
}

/** Give so many minutes more. */
export interface Extend {
  do: "extend";
  minutes?: number;
}

/** Let all tables, or one, end with the round that they play. */
export interface EndRound {
  do: "end_round";
  table?: number | null;
}

/** End the class: all matches stop, names are forgotten in the database, and the report is ready. */
export interface EndLesson {
  do: "end";
}

/** Forget the class and all its tables at once and for ever. */
export interface DeleteClass {
  do: "delete";
}

/** Let nobody new in, or let them in again. */
export interface Lock {
  do: "lock";
  locked: boolean;
}

/** Answer a claim: whoever says that they are a pupil who is away is that pupil, or is not. */
export interface Admit {
  do: "admit";
  claim: number;
  agree: boolean;
}

/** Seat a pupil at another table, in a chair of a bot or an empty one; without a table, at none.

What they leave stays as it is, and a bot plays it on. */
export interface MovePupil {
  do: "move";
  pupil: number;
  table: number | null;
}

/** Let the pupils of a table move to another, as far as it has chairs for all of them. */
export interface MergeTables {
  do: "merge";
  table: number;
  into: number;
}

/** Say that two pupils are one, who came twice: they go on as the second, with the device that is here. */
export interface MergePupils {
  do: "merge_pupils";
  pupil: number;
  into: number;
}

/** Call a pupil something else, or by a drawn nickname. */
export interface RenamePupil {
  do: "rename";
  pupil: number;
  name?: string | null;
}

/** Remove a pupil for good; that key cannot come back. */
export interface RemovePupil {
  do: "remove";
  pupil: number;
}

/** Before a start, share everybody out to tables anew, by who has not met. */
export interface Reseat {
  do: "reseat";
}

/** Let bots play on for all who are away, or for those of one table. */
export interface SendBots {
  do: "send_bots";
  table?: number | null;
}

/** Let the pupil whose turn it is at a table see a hint. */
export interface SendHint {
  do: "send_hint";
  table: number;
}

/** Say that a raised hand was seen to. */
export interface LowerHand {
  do: "lower_hand";
  pupil: number;
}

/** Say a word to all, or to one table. */
export interface Announce {
  do: "announce";
  text: string;
  table?: number | null;
}

/** Look at a table with all hands open, or at none any more. */
export interface LookOn {
  do: "look_on";
  table: number | null;
}

/** Let groups make cards for a game: those who will sit together, or each pupil alone. */
export interface OpenBench {
  do: "open_bench";
  game: string;
  alone?: boolean;
}

/** Let nobody make cards any more; those that are accepted are played with. */
export interface CloseBench {
  do: "close_bench";
}

/** Take a card that was handed in into the deck of the class. */
export interface AcceptCard {
  do: "accept_card";
  group: number;
}

/** Give a card back to its group to be mended, with a word; one that was accepted leaves the deck. */
export interface HandBack {
  do: "hand_back";
  group: number;
  word?: string;
}

/** The class as everybody in it may know it; sent on coming in and whenever it changes. */
export interface Class {
  is: "class";
  code: string;
  /** Four signs to be read out; empty once the class is over. */
  short: string;
  role: "projector" | "pupil" | "teacher";
  plan: ClassPlan;
  stage: "joining" | "lesson" | "over" | "playing";
  /** Which match it is, from 1 on; 0 before the first. */
  match: number;
  pupils: number;
  /** How many of them are connected. */
  here: number;
  locked: boolean;
  paused: boolean;
  /** Seconds since 1970 at which this stage ends by itself: the countdown, the first steps, the match with its full
    round. None where nothing runs out, and while the class is paused. */
  until: number | null;
  /** Seconds that are left while it is paused. */
  left: number | null;
  /** Whether the tables end with the round that they play. */
  ending: boolean;
  /** SHA-256 of the secret of the deal that all tables share, told before anybody sits; empty if each has its own. */
  promise: string;
}

/** For somebody who is not in the class yet: a nickname, and who is away. */
export interface ClassDoor {
  is: "door";
  drawn: Nickname;
  absent: Absent[];
  /** The pupil whom the reader says to be, while the teacher has not answered. */
  claimed: number | null;
  /** Whether the teacher has said no. */
  denied: boolean;
}

/** A drawn name and the face that goes with it. */
export interface Nickname {
  name: string;
  face: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish";
}

/** A pupil who is away, whom a newcomer may say to be. */
export interface Absent {
  pupil: number;
  name: string;
  face: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish";
}

/** For a pupil: who they are here, and where they sit. */
export interface Yourself {
  is: "you";
  pupil: number;
  name: string;
  face: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish";
  /** The game that they would like. */
  game: string | null;
  /** Beside whom they would like to sit. */
  friend: number | null;
  is_mutual: boolean;
  /** Whether their hand is raised. */
  raised: boolean;
  /** None while they wait for a table. */
  place: OwnTable | null;
  /** Those whom they may choose to sit beside; none once it has begun. */
  classmates: Absent[];
}

/** The table at which a pupil has a place. */
export interface OwnTable {
  table: number;
  game: string;
  /** The code of the room to go to now, `/t/ROOM`: the pupil's own first steps, or the match; empty before a start. */
  room: string;
  stage: "lesson" | "over" | "playing" | "set";
  /** Whether the same deal is played once more when this game is over, with seats swapped. */
  back: boolean;
  seat: number;
  /** The others, in the order of the seats. */
  with: Neighbour[];
}

/** Somebody at the reader's table. */
export interface Neighbour {
  name: string;
  /** None for a bot. */
  face: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish" | null;
  pupil: number | null;
}

/** The pupils in the order in which they came; for the teacher and the projector. */
export interface Roster {
  is: "roster";
  pupils: PupilEntry[];
  /** None for the projector. */
  claims: ClaimEntry[];
}

/** A pupil in the list of the class. */
export interface PupilEntry {
  pupil: number;
  name: string;
  face: "abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish";
  here: boolean;
  table: number | null;
}

/** Somebody who says that they are a pupil who is away; the teacher alone is told. */
export interface ClaimEntry {
  claim: number;
  pupil: number;
}

/** All tables, within a second of what happens there; for the teacher and the projector. */
export interface ClassTables {
  is: "tables";
  tables: TableCard[];
  met: MetCard[];
  /** How many cards of science each game has. */
  of: Record<string, number>;
  news: ClassNews | null;
  /** How often "why?" was pressed; 0 for the projector. */
  whys: number;
}

/** A table as the overview and the projector show it. */
export interface TableCard {
  table: number;
  game: string;
  /** The code of its room, for the teacher; empty for the projector, and before a start. */
  room: string;
  stage: "lesson" | "over" | "playing" | "set";
  round: number;
  seats: ClassSeat[];
  /** The seats that everybody knows to be on turn. */
  actors: number[];
  /** Since when that is so, in seconds since 1970; None while the class is paused. */
  since: number | null;
  lesson: LessonAt | null;
  /** The cards met last, by their id, the latest last; three at most. */
  met: string[];
  /** Chairs that a pupil could take. */
  free: number;
  ending: boolean;
  /** Whether it ended with a round, before the rules ended it. */
  ended_early: boolean;
  /** None for the projector. */
  flags: Flag[];
}

/** A seat at one of the tables. */
export interface ClassSeat {
  name: string;
  /** Who sits here; nobody where a bot does, two where a side is shared. */
  pupils: number[];
  faces: ("abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish")[];
  /** None where scores are not shown, and before the match. */
  score: number | null;
  bot: boolean;
  /** Whether a bot plays for them. */
  held: boolean;
  away_since: number | null;
  hand_since: number | null;
}

/** How far a table has come in the first steps: its slowest pupil. */
export interface LessonAt {
  step: number;
  of: number;
  /** How many of its pupils have finished them. */
  done: number;
}

/** Why a table may need the teacher. */
export interface Flag {
  kind: "away" | "help" | "stuck" | "why";
  pupil: number | null;
  since: number;
  /** The rule that was asked for last. */
  rule: string;
  /** How often it was asked for. */
  times: number;
}

/** A card of science that was met, and at which tables. */
export interface MetCard {
  game: string;
  card: string;
  tables: number[];
}

/** What happened last that is worth a line on the wall. */
export interface ClassNews {
  table: number;
  words: string;
  card: string;
}

/** What the teacher says, to all or to one table. */
export interface ClassWord {
  is: "word";
  number: number;
  text: string;
  table: number | null;
  when: number;
}

/** For a pupil, when a match is over: what the class has met, and what of it was at their own table. */
export interface ClassMet {
  is: "met";
  met: MetCard[];
  of: Record<string, number>;
  table: number | null;
  /** Questions that came up for them, and by what. */
  questions: string[];
}

/** The cards that the class makes. Pupils and the projector see those that are accepted, and pupils their own. */
export interface ClassBench {
  is: "bench";
  game: string;
  open: boolean;
  alone: boolean;
  /** The digest of the deck with which the class plays next; empty while no card is accepted. */
  edition: string;
  /** The reader's group. */
  own: number | null;
  groups: GroupCard[];
}

/** A group and its card. */
export interface GroupCard {
  group: number;
  pupils: number[];
  /** Their names; they stand on no card, so that none is kept with it. */
  makers: string[];
  /** Who of them writes. */
  pen: number | null;
  stage: "accepted" | "handed_back" | "handed_in" | "making";
  /** The kind of card; empty while nothing is written, or for who may not see it yet. */
  table: string;
  /** As it stands in a card file. */
  card: Record<string, unknown>;
  /** What the teacher said when it was handed back. */
  word: string;
}

/** A table with all hands open; for the teacher alone. */
export interface OpenTable {
  is: "look";
  table: number;
  game: string;
  edition: string;
  names: string[];
  view: View;
}

/** A class to be opened: its plan, the teacher's key, and another one for the projector. */
export interface NewClass {
  plan: ClassPlan;
  key: string;
  /** Not the teacher's: whoever holds it sees the projector and nothing else. */
  projector: string;
}

/** The code of a class, by which it is reached, and the four signs that are read out. */
export interface ClassOpened {
  code: string;
  short: string;
  /** Seconds since 1970 at which the short code leads nowhere any more. */
  until: number;
}

/** What anybody may know of a class who has its short code. */
export interface ClassCard {
  code: string;
  short: string;
  games: string[];
  stage: "joining" | "lesson" | "over" | "playing";
  locked: boolean;
  full: boolean;
  names: "either" | "first" | "nicknames";
  language: string;
}

/** What a class met, made from the events of its tables. */
export interface ClassReport {
  code: string;
  short: string;
  opened: number;
  begun: number | null;
  ended: number | null;
  /** Seconds since 1970 at which it is deleted by itself. */
  goes: number;
  plan: ClassPlan;
  pupils: number;
  bots: number;
  finished_lesson: number;
  of_lesson: number;
  whys: number;
  games: ReportGame[];
  made: ReportMade[];
  moments: ClassMoment[];
  rules: RuleAsked[];
  tables: ReportTable[];
  deals: ComparedDeal[];
  returns: ReturnGame[];
}

/** What was met of one game. */
export interface ReportGame {
  game: string;
  title: string;
  edition: string;
  tables: number;
  met: ReportCard[];
  unmet: ReportCard[];
}

/** A card of science, and at which tables it was met. */
export interface ReportCard {
  card: string;
  name: string;
  kind: string;
  science: string;
  more: string;
  source: string;
  tables: number[];
}

/** A card that pupils of the class made. */
export interface ReportMade {
  game: string;
  card: string;
  name: string;
  kind: string;
  group: number;
  /** Nobody once names are forgotten. */
  makers: string[];
  /** Where it was met. */
  tables: number[];
}

/** Something that happened, and a question that it raises. */
export interface ClassMoment {
  game: string;
  /** In a sentence, with names of seats only by their colour's place: `the lab of seat 2`. */
  happened: string;
  ask: string;
  /** For the teacher. */
  answer: string;
  card: string | null;
  tables: number[];
}

/** A rule, and how often somebody asked for it or ran into it. */
export interface RuleAsked {
  game: string;
  rule: string;
  title: string;
  words: string;
  times: number;
}

/** One match at one table. */
export interface ReportTable {
  match: number;
  table: number;
  game: string;
  /** Its deck: a class that makes cards between two matches plays one game with several. */
  edition: string;
  /** Its room, whose replay can be looked at. */
  room: string;
  seats: ReportSeat[];
  rounds: number;
  /** `rules` if the rules ended it, `time` if it ended with a round, `unfinished` otherwise. */
  ended: string;
  lead_changes: number;
  /** The cards of science that were met there, in their order. */
  met: string[];
  counts: Counted[];
  /** For the worksheet: three at most. */
  questions: ClassMoment[];
}

/** A seat of a match: its place, who sat there while their name is known, and what became of it. */
export interface ReportSeat {
  seat: number;
  /** Empty once names are forgotten; then the seat goes by its colour. */
  name: string;
  faces: ("abacus" | "astrolabe" | "ciliate" | "coil" | "cress" | "crystal" | "dividers" | "fly" | "frog" | "microscope" | "mouse" | "radio" | "sample" | "steam" | "telescope" | "worm" | "yeast" | "zebrafish")[];
  bot: boolean;
  score: number;
  won: boolean;
  /** The round from which a bot played on for them. */
  held_from: number | null;
  /** The numbers of who sat there, by which a pupil is found again in another match. */
  pupils: number[];
  /** The cards of science that this seat brought to the table. */
  met: string[];
  /** What this seat did, or what happened to it. */
  counts: Counted[];
  /** For the worksheet of who sat there: three at most. */
  questions: ClassMoment[];
}

/** How often something happened at a table. */
export interface Counted {
  name: string;
  words: string;
  times: number;
}

/** One deal, and what every table made of the same cards. */
export interface ComparedDeal {
  match: number;
  game: string;
  seats: number;
  tables: ComparedTable[];
  /** What they show, in sentences. */
  words: string[];
}

/** What one table made of a deal. */
export interface ComparedTable {
  table: number;
  scores: number[];
  rounds: number;
  winners: number[];
  met: number;
}

/** Two games on one deal with seats swapped, and who made more of it. */
export interface ReturnGame {
  table: number;
  game: string;
  names: string[];
  /** The scores of the first game, by who sat at seat 1 in it. */
  first: number[];
  /** The scores of the second, in the same order of people. */
  second: number[];
}

/** What a teacher wants to know of a game. */
export interface ClassNotes {
  game: string;
  title: string;
  teaches: string[];
  plan: PlanStep[];
  words: Term[];
  questions: Explained[];
}

/** A part of a lesson. */
export interface PlanStep {
  minutes: number;
  what: string;
}

/** A word of the curriculum, and where the game has it. */
export interface Term {
  word: string;
  where: string;
}

/** A question of the worksheets, with its answer. */
export interface Explained {
  /** What must have happened for it to be asked. */
  when: string;
  ask: string;
  answer: string;
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
  /** For who is asked: the cards with which to answer or repair, and why each works. */
  answers: Record<string, string>;
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
  /** All seats from the first place down; none before the end. */
  standings: Standing[];
  offers: Offer[];
  refusals: Refusal[];
}

/** A move that may be chosen now. */
export interface Offer {
  id: number;
  text: string;
  label: string;
  /** One sentence, where the move harms who makes it or helps only others: it is not made unasked. */
  mind?: string;
}

/** A move that may not be chosen now, the rule that says so, and what it comes to in this very case. */
export interface Refusal {
  text: string;
  label: string;
  /** Its number; its words are in the rulebook, which everybody has. */
  rule: string;
  /** One sentence about this case, where there is more to say than the rule does. */
  lack: string;
  /** All that the move needs, where that is several things. */
  checks?: Check[];
}

/** One of the things that a move needs, in a few words, and whether it is there. */
export interface Check {
  words: string;
  met?: boolean;
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
  /** How many cards of the chain would stay, from its 5' start, where the rest would come off. */
  keeps: number | null;
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
  standing: number[];
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
  /** What the player would lose who is aimed at, as far as the looker knows the cards. */
  points: number;
}

/** §A-02 Six cards of the search for the starter. */
export interface Searched {
  kind: "searched";
  seat: number;
  bases: string;
}

/** §P2 The starter was found. */
export interface AdnaStarted {
  kind: "started";
  seat: number;
}

/** §P6 A turn began. */
export interface Began {
  kind: "began";
  seat: number;
  turn: number;
}

/** §P6 What somebody drew, for their own eyes. */
export interface AdnaDrew {
  kind: "drew";
  seat: number;
  deck: string;
  cards: string[];
}

/** §A-54 What the others see of a draw. */
export interface AdnaDrewHidden {
  kind: "drew_hidden";
  seat: number;
  deck: string;
  number: number;
}

/** §P7 A base was laid on a chain. */
export interface Laid {
  kind: "laid";
  seat: number;
  chain: number;
  base: string;
}

/** §Q5 Everybody sees what is announced. */
export interface Announced {
  kind: "announced";
  seat: number;
  card: string;
  /** As an action, an answer or a repair. */
  how: string;
  /** The cards that go with it. */
  company: string[];
  chain: number | null;
  temperature: number | null;
}

/** §D3 An announcement does not work. */
export interface AdnaStopped {
  kind: "stopped";
  seat: number;
  card: string;
}

/** §O7 The thermometer shows another temperature. */
export interface Moved {
  kind: "moved";
  temperature: number;
}

/** A base of the deck lies open. */
export interface AdnaTurnedUp {
  kind: "turned_up";
  base: string;
}

/** §A-40 Cards of the other's hand, by chance and for all to see. */
export interface AdnaTook {
  kind: "took";
  seat: number;
  cards: string[];
}

/** §A-41 All bases of the other's hand, for the eyes of both. */
export interface TookBases {
  kind: "took_bases";
  seat: number;
  cards: string[];
}

/** §A-54 What those who watch see of it. */
export interface TookHidden {
  kind: "took_hidden";
  seat: number;
  number: number;
}

/** §R12 The other's hand, for who looked at it. */
export interface Saw {
  kind: "saw";
  seat: number;
  bases: string[];
  reactions: string[];
  enzymes: string[];
}

/** §A-54 That somebody looked at the other's hand, for all others. */
export interface Looked {
  kind: "looked";
  seat: number;
}

/** §A-06 A discard, for who made it. */
export interface AdnaDiscarded {
  kind: "discarded";
  seat: number;
  deck: string;
  card: string;
}

/** §A-54 A discard shows the others its deck only. */
export interface DiscardedHidden {
  kind: "discarded_hidden";
  seat: number;
  deck: string;
}

/** §F3 Two bases of a chain changed places. */
export interface Mutated {
  kind: "mutated";
  seat: number;
  chain: number;
  bases: string;
}

/** The bases of a chain lie in another order. */
export interface Rearranged {
  kind: "rearranged";
  chain: number;
  bases: string;
}

/** Bases left a chain. */
export interface AdnaRemoved {
  kind: "removed";
  chain: number;
  bases: string;
  places: number[];
}

/** §F1 An enzyme cut a chain. */
export interface Cut {
  kind: "cut";
  chain: number;
  bases: string;
  uracil: boolean;
}

/** §A-43 The loose piece is gone. */
export interface Lost {
  kind: "lost";
  chain: number;
  bases: string;
  places: number[];
}

/** §A-44 The loose piece was joined again. */
export interface Rejoined {
  kind: "rejoined";
  chain: number;
  bases: string;
}

/** §A-10 Somebody won a game. */
export interface Won {
  kind: "won";
  seat: number;
  length: number;
  points: number;
}

/** §A-52 Nobody won a game. */
export interface Shared {
  kind: "shared";
  turns: number;
}

/** §A-62 The match is over; games and points count where there were several games. */
export interface AdnaEnded {
  kind: "ended";
  games: number;
  winners: number[];
  won: number[];
  scores: number[];
}

/** §T1 A turn began; the scores as they stood. */
export interface GsaTurnBegan {
  kind: "turn_began";
  seat: number;
  round: number;
  scores: number[];
}

/** §G-10 Somebody named a pile to draw from. */
export interface Named {
  kind: "named";
  seat: number;
  source: string;
}

/** §G-10 What somebody drew, for their own eyes. */
export interface GsaDrew {
  kind: "drew";
  seat: number;
  sources: string[];
  cards: string[];
}

/** §G-10 What the others see of it: the backs, and where the cards came from. */
export interface GsaDrewHidden {
  kind: "drew_hidden";
  seat: number;
  sources: string[];
  backs: string[];
}

/** §T4 The top card of the Discard pile was taken. */
export interface TookDiscard {
  kind: "took_discard";
  seat: number;
  card: string;
}

/** §G-14 The Burn pile became the Resource pile. */
export interface Refilled {
  kind: "refilled";
  cards: number;
}

/** §G-15 The Discard pile became the Resource pile. */
export interface Recycled {
  kind: "recycled";
  cards: number;
}

/** §E1 The last Project card was drawn. */
export interface Armed {
  kind: "armed";
  seat: number;
}

/** §G-30 A mandatory project went on the table. */
export interface PutDown {
  kind: "put_down";
  seat: number;
  project: string;
}

/** §A2 A project was started. */
export interface GsaStarted {
  kind: "started";
  seat: number;
  project: string;
}

/** §A3 A card was laid beside a project. */
export interface GsaAttached {
  kind: "attached";
  seat: number;
  project: string;
  card: string;
  /** The type that it counts as. */
  type: string;
}

/** §A4 A project was completed. */
export interface GsaCompleted {
  kind: "completed";
  seat: number;
  project: string;
}

/** §G-27 A project was given up. */
export interface Abandoned {
  kind: "abandoned";
  seat: number;
  project: string;
}

/** A guard lies beside a project. */
export interface Guarded {
  kind: "guarded";
  seat: number;
  project: string;
}

/** A guard stopped an attack. */
export interface GsaStopped {
  kind: "stopped";
  seat: number;
  owners: number[];
  project: string;
}

/** A card was taken from a project. */
export interface GsaRemoved {
  kind: "removed";
  seat: number;
  owners: number[];
  card: string;
  project: string;
}

/** §G-40 A collaboration was offered. */
export interface Offered {
  kind: "offered";
  seat: number;
  project: string;
  other: string;
  to: number;
}

/** §C4 The other player wanted it. */
export interface Accepted {
  kind: "accepted";
  seat: number;
  project: string;
  other: string;
  by: number;
}

/** §C4 The other player did not want it. */
export interface GsaRefused {
  kind: "refused";
  seat: number;
  project: string;
  other: string;
  by: number;
}

/** §A5 A Modifier was played. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
}

/** §G-94 A card came back out of the Discard pile. */
export interface Recovered {
  kind: "recovered";
  seat: number;
  card: string;
}

/** A card changed hands, for the eyes of both. */
export interface Stole {
  kind: "stole";
  seat: number;
  victim: number;
  card: string;
}

/** A card changed hands, for the others. */
export interface StoleHidden {
  kind: "stole_hidden";
  seat: number;
  victim: number;
}

/** §G-67 Somebody will draw fewer cards. */
export interface Delayed {
  kind: "delayed";
  seat: number;
  victim: number;
  by: number;
}

/** §H1 A card was discarded. */
export interface GsaDiscarded {
  kind: "discarded";
  seat: number;
  card: string;
}

/** §E1 Somebody brought about the end. */
export interface Triggered {
  kind: "triggered";
  seat: number;
}

/** §E2 The game is over. */
export interface GsaEnded {
  kind: "ended";
  winners: number[];
  scores: number[];
}

/** §S7 Somebody took a token of the starting Data. */
export interface PdbTook {
  kind: "took";
  seat: number;
  token: string;
}

/** §6 A Researcher stands on a box. */
export interface Placed {
  kind: "placed";
  seat: number;
  box: string;
  pay: Record<string, number>;
  gain: Record<string, number>;
}

/** §A10 A Researcher left. */
export interface Graduated {
  kind: "graduated";
  seat: number;
  box: string;
  pay: Record<string, number>;
  gain: Record<string, number>;
}

/** §P-09 A Researcher for whom there was nothing to do. */
export interface LaidAside {
  kind: "laid_aside";
  seat: number;
}

/** §A1 A recruit joined a lab. */
export interface Joined {
  kind: "joined";
  seat: number;
  researchers: number;
}

/** §A11 A claimed card came to its claimant. */
export interface Acquired {
  kind: "acquired";
  seat: number;
  card: string;
}

/** §15 A card came into an Innovate box. */
export interface PdbTurnedUp {
  kind: "turned_up";
  box: string;
  card: string;
}

/** §15 All Researchers were played. */
export interface RoundEnded {
  kind: "round_ended";
  round: number;
  scores: number[];
}

/** §P-22 The Leader token went to a player by lot. */
export interface DrawnToLead {
  kind: "drawn_to_lead";
  seat: number;
}

/** §16 The game is over. */
export interface PdbEnded {
  kind: "ended";
  winners: number[];
  scores: number[];
}

/** §S-04 Somebody kept the first hand. */
export interface Kept {
  kind: "kept";
  seat: number;
}

/** §S-04 Somebody drew a new first hand. */
export interface Redrew {
  kind: "redrew";
  seat: number;
}

/** §T1 A turn began; §S-06 the scores as all can count them. */
export interface StemTurnBegan {
  kind: "turn_began";
  seat: number;
  round: number;
  scores: number[];
}

/** §T6 Somebody took no action. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** §S-12 A Hero was laid down to score. */
export interface AnnouncedHero {
  kind: "announced_hero";
  seat: number;
  card: string;
}

/** §S-12 The announcement is whole: the Discovery, and for a Wild Step card the step. */
export interface ChoseDiscovery {
  kind: "chose_discovery";
  seat: number;
  card: string;
  step: string;
}

/** §T2 A Discovery lies under its Hero. */
export interface Scored {
  kind: "scored";
  seat: number;
  card: string;
  hero: string;
}

/** §S-70 Somebody scored the fifth step. */
export interface StemCompleted {
  kind: "completed";
  seat: number;
}

/** §S-25 Somebody may score once more, a Discovery of so many points at most. */
export interface GotLeave {
  kind: "got_leave";
  seat: number;
  points: number;
}

/** §S-21 A card of the hand was discarded. */
export interface StemDiscarded {
  kind: "discarded";
  seat: number;
  card: string;
}

/** §D2 What somebody drew, for their own eyes. */
export interface StemDrew {
  kind: "drew";
  seat: number;
  cards: string[];
}

/** §D2 What the others see of it: how many cards. */
export interface StemDrewHidden {
  kind: "drew_hidden";
  seat: number;
  cards: number;
}

/** §S-34 A Discovery left the Field for its discard pile. */
export interface FieldDiscarded {
  kind: "field_discarded";
  seat: number;
  card: string;
}

/** §T7 A Discovery came into the Field. */
export interface StemTurnedUp {
  kind: "turned_up";
  card: string;
}

/** §S-33, §S-40 A discard pile became a new deck. */
export interface Reshuffled {
  kind: "reshuffled";
  deck: string;
  cards: number;
}

/** §S-48 A Discovery of a Hero and one of the Field changed places. */
export interface Swapped {
  kind: "swapped";
  seat: number;
  given: string;
  taken: string;
}

/** §S-35 Somebody looked at the top of a deck. */
export interface LookedAtDeck {
  kind: "looked_at_deck";
  seat: number;
  deck: string;
  cards: number;
}

/** §S-35 What lay there, for the eyes of the looker. */
export interface SawCards {
  kind: "saw_cards";
  seat: number;
  cards: string[];
}

/** §S-46 Somebody guessed what lies on top of the Hero deck. */
export interface Wagered {
  kind: "wagered";
  seat: number;
  card: string;
  /** The move that said it. */
  guess: string;
  right: boolean;
}

/** §S-60 An Inspiration was announced. */
export interface AnnouncedInspiration {
  kind: "announced_inspiration";
  seat: number;
  card: string;
}

/** §S-67 The announcement is whole: all know what the Inspiration aims at. */
export interface Aimed {
  kind: "aimed";
  seat: number;
  at: Aim;
}

/** §S-67 What an Inspiration aims at: a player, a Hero, a card on it or of the discard pile. */
export interface Aim {
  seat: number | null;
  hero: string | null;
  /** Unless it lies face down. */
  card: string | null;
  /** The kind of the card. */
  kind: string | null;
}

/** §S-62 A card was answered and does nothing. */
export interface Cancelled {
  kind: "cancelled";
  seat: number;
  card: string;
}

/** §S-44 The ability of another Hero was used again. */
export interface Repeated {
  kind: "repeated";
  seat: number;
  hero: string;
}

/** §E6 An Enhancement was added, for those who know its face. */
export interface StemAttached {
  kind: "attached";
  seat: number;
  hero: string;
  seen_by: number;
  card: string;
}

/** §E7 An Enhancement was added face down, for the others. */
export interface AttachedHidden {
  kind: "attached_hidden";
  seat: number;
  hero: string;
  seen_by: number;
  card_kind: string;
}

/** §S-06 An Enhancement was discarded from its Hero. */
export interface LostEnhancement {
  kind: "lost_enhancement";
  seat: number;
  hero: string;
  card: string;
}

/** §E5 An Enhancement was taken from an opponent. */
export interface TookEnhancement {
  kind: "took_enhancement";
  seat: number;
  opponent: number;
}

/** §S-51 A taken Enhancement was discarded. */
export interface NoPlace {
  kind: "no_place";
  seat: number;
  card: string;
}

/** §S-65 A Hero may use Enhancements of every type. */
export interface Granted {
  kind: "granted";
  seat: number;
  hero: string;
}

/** §S-49 Somebody looked at a hand. */
export interface LookedAtHand {
  kind: "looked_at_hand";
  seat: number;
  opponent: number;
}

/** §S-49 The hand, for the eyes of the looker. */
export interface SawHand {
  kind: "saw_hand";
  seat: number;
  opponent: number;
  cards: string[];
}

/** §S-49 Somebody asked for a card of a kind. */
export interface NamedKind {
  kind: "named_kind";
  seat: number;
  opponent: number;
  card_kind: string;
  found: boolean;
}

/** §S-49 A card changed hands, for the eyes of both. */
export interface PassedCard {
  kind: "passed_card";
  giver: number;
  seat: number;
  card: string;
}

/** §S-49 A card changed hands, for the others. */
export interface PassedHidden {
  kind: "passed_hidden";
  giver: number;
  seat: number;
}

/** §S-65 A hand lost a card at random. */
export interface LostCard {
  kind: "lost_card";
  seat: number;
  card: string;
}

/** §S-46 A card came to a hand out of the Hero discard pile. */
export interface TookFromDiscard {
  kind: "took_from_discard";
  seat: number;
  card: string;
}

/** §V2 The game is over. */
export interface StemEnded {
  kind: "ended";
  winners: number[];
  scores: number[];
}

/** A bot was stuck, and another chose for it. */
export interface Replaced {
  kind: "replaced";
  seat: number;
  level: string;
  by: string;
}

/** So many bots had to think that one did not wait for its turn, and a faster one chose for it. */
export interface Hurried {
  kind: "hurried";
  seat: number;
  level: string;
  by: string;
}

/** Somebody's time for a choice was over, and a bot made it. */
export interface TimeWasUp {
  kind: "time_was_up";
  seat: number;
}

/** Somebody took a move back. */
export interface TakenBack {
  kind: "taken_back";
  seat: number;
}
