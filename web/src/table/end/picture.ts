import { pathOf, scaleOf, type Scale } from "../../pieces/curve";
import { BODY, COLLAR, HEAD, MOTIFS, WEARS } from "../../pieces/meeple";
import { signed } from "../../pieces/numbers";
import type { Course } from "./course";

/** What a picture of a result tells. */
export interface Result {
  game: string;
  title: string;
  words: string;
  /** All seats from the first place down. */
  seats: { seat: number; name: string; score: number; wins: boolean }[];
  counts: string;
  course: Course;
}

/** A size that messengers and boards show whole. */
export const WIDE = 1200;
export const HIGH = 630;
const EDGE = 56;
const SANS = '"Atkinson", system-ui, sans-serif';

type Paint = CanvasRenderingContext2D;
type Colours = Record<string, string>;

/** The colours of the light theme, as the tokens have them, whatever theme the page wears. */
function coloursOf(seat: number): Colours {
  const probe = document.createElement("span");
  probe.className = `seat-${seat % 5}`;
  probe.dataset.theme = "light";
  document.body.append(probe);
  const worn = (name: string): [string, string] => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  };
  const names = [
    "p",
    "p-ink",
    "p-soft",
    "p-on",
    "paper",
    "surface",
    "ink",
    "ink-2",
    "ink-3",
    "line",
    "line-2",
    "accent",
  ];
  const colours = Object.fromEntries(names.map(worn));
  probe.remove();
  return colours;
}

/** Draw a result: who won and why, all scores, and how they came about. */
export function draw(canvas: HTMLCanvasElement, result: Result): void {
  canvas.width = WIDE;
  canvas.height = HIGH;
  const paint = canvas.getContext("2d")!;
  const first = result.seats[0]!.seat;
  const colours = coloursOf(first);
  ground(paint, colours);
  head(paint, result, colours, first);
  result.seats.forEach((each, row) => score(paint, each, row, result.seats.length));
  chart(paint, result, colours);
  text(paint, "Labtable", EDGE, HIGH - 30, { size: 24, weight: 800, fill: colours.ink! });
  text(paint, result.game, WIDE - EDGE, HIGH - 30, { size: 22, weight: 600, fill: colours["ink-2"]!, right: true });
}

function ground(paint: Paint, colours: Colours): void {
  paint.fillStyle = colours.paper!;
  paint.fillRect(0, 0, WIDE, HIGH);
  paint.fillStyle = colours["p-soft"]!;
  paint.fillRect(0, 0, WIDE, 214);
  paint.save();
  paint.beginPath();
  paint.rect(0, 0, WIDE, 214);
  paint.clip();
  paint.fillStyle = colours.p!;
  paint.globalAlpha = 0.15;
  for (let ray = 0; ray < 26; ray++) {
    const from = (ray * 2 * Math.PI) / 26;
    paint.beginPath();
    paint.moveTo(124, 110);
    paint.arc(124, 110, WIDE * 1.2, from, from + Math.PI / 26);
    paint.fill();
  }
  paint.restore();
}

function head(paint: Paint, { title, words }: Result, colours: Colours, first: number): void {
  figure(paint, first, 68, 40, 3.5);
  const size = fitting(paint, title, WIDE - 230 - EDGE, 58);
  text(paint, title, 230, 94, { size, weight: 800, fill: colours.ink! });
  lines(paint, words, WIDE - 230 - EDGE, 25)
    .slice(0, 3)
    .forEach((line, row) => text(paint, line, 230, 136 + row * 31, { size: 25, weight: 450, fill: colours.ink! }));
}

const TOP = 244;
const ROOM = 330;

function score(paint: Paint, { seat, name, score, wins }: Result["seats"][number], row: number, rows: number): void {
  const colours = coloursOf(seat);
  const high = ROOM / Math.max(rows, 3);
  const y = TOP + row * high;
  if (wins) {
    paint.fillStyle = colours["p-soft"]!;
    paint.beginPath();
    paint.roundRect(EDGE - 16, y + 4, 456, high - 8, 14);
    paint.fill();
  }
  figure(paint, seat, EDGE, y + high / 2 - 30, 1.5);
  const fits = shortened(paint, name, 250, 28);
  text(paint, fits, EDGE + 66, y + high / 2 + 10, { size: 28, weight: 700, fill: colours.ink! });
  const right = EDGE + 424;
  text(paint, signed(score), right, y + high / 2 + 14, { size: 42, weight: 800, fill: colours.ink!, right: true });
}

function chart(paint: Paint, { course, counts }: Result, colours: Colours): void {
  const [x, y, width, height] = [590, TOP + 34, WIDE - EDGE - 590 - 50, ROOM - 60];
  text(paint, counts, x, TOP + 16, { size: 20, weight: 700, fill: colours["ink-2"]! });
  paint.save();
  paint.translate(x, y);
  const { least, most, last } = course;
  const scale = scaleOf({ width, height, first: 0, last, least, most });
  paint.strokeStyle = colours["line-2"]!;
  paint.lineWidth = 1;
  for (const value of [least, (least + most) / 2, most]) {
    paint.beginPath();
    paint.moveTo(0, scale.up(value));
    paint.lineTo(width, scale.up(value));
    paint.stroke();
  }
  for (const line of course.lines) lineOf(paint, line.seat, pathOf(line, scale, true, 2.6));
  for (const line of course.lines) endOf(paint, line.seat, line.points.at(-1)!, scale);
  paint.restore();
}

function lineOf(paint: Paint, seat: number, path: string): void {
  const colours = coloursOf(seat);
  const wears = WEARS[seat % 5]!;
  paint.lineJoin = paint.lineCap = "round";
  if (seat % 5 === 3) {
    paint.setLineDash([]);
    paint.strokeStyle = colours["p-ink"]!;
    paint.lineWidth = 8;
    paint.stroke(new Path2D(path));
  }
  paint.strokeStyle = colours.p!;
  paint.lineWidth = wears.width * 1.7;
  paint.setLineDash(wears.dashes.map((dash) => dash * 1.7));
  paint.stroke(new Path2D(path));
  paint.setLineDash([]);
}

function endOf(paint: Paint, seat: number, [at, value]: [number, number], { across, up }: Scale): void {
  figure(paint, seat, across(at) + 14, up(value) - 20, 0.9);
}

/** A figure with its motif, so large that a field of 32 by 40 has so many times its size. */
function figure(paint: Paint, seat: number, x: number, y: number, size: number): void {
  const colours = coloursOf(seat);
  const motif = MOTIFS[seat % 5]!;
  paint.save();
  paint.translate(x, y);
  paint.scale(size, size);
  paint.lineWidth = 2;
  paint.lineJoin = paint.lineCap = "round";
  const headPath = new Path2D();
  headPath.arc(HEAD.x, HEAD.y, HEAD.radius, 0, 2 * Math.PI);
  paint.fillStyle = colours.p!;
  paint.strokeStyle = colours["p-ink"]!;
  for (const path of [new Path2D(BODY), headPath]) {
    paint.fill(path);
    paint.stroke(path);
  }
  paint.strokeStyle = "#fff";
  paint.stroke(new Path2D(COLLAR));
  paint.strokeStyle = paint.fillStyle = colours["p-on"]!;
  if (motif.full) paint.fill(new Path2D(motif.path));
  else paint.stroke(new Path2D(motif.path));
  paint.restore();
}

interface Lettering {
  size: number;
  weight: number;
  fill: string;
  right?: boolean;
}

function text(paint: Paint, words: string, x: number, y: number, { size, weight, fill, right }: Lettering): void {
  paint.font = `${weight} ${size}px ${SANS}`;
  paint.fillStyle = fill;
  paint.textAlign = right ? "right" : "left";
  paint.fillText(words, x, y);
}

/** The largest size, up to the wished one, at which words fit. */
function fitting(paint: Paint, words: string, width: number, wished: number): number {
  paint.font = `800 ${wished}px ${SANS}`;
  return Math.min(wished, (wished * width) / paint.measureText(words).width);
}

function shortened(paint: Paint, words: string, width: number, size: number): string {
  paint.font = `700 ${size}px ${SANS}`;
  if (paint.measureText(words).width <= width) return words;
  let fits = words;
  while (fits && paint.measureText(`${fits}…`).width > width) fits = fits.slice(0, -1);
  return `${fits.trimEnd()}…`;
}

/** Words in lines of a width. */
function lines(paint: Paint, words: string, width: number, size: number): string[] {
  paint.font = `450 ${size}px ${SANS}`;
  const found = [""];
  for (const word of words.split(" ")) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (paint.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
