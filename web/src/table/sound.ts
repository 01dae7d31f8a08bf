import { settings } from "../app/settings.svelte";
import type { TableFrame } from "../wire";

/** What can be heard at a table; all of it is made here, from a few pure tones. */
export type Sound = "move" | "turn" | "window" | "end" | "nudge";

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Seconds after the first. */
  after: number;
  /** Seconds until it has died away. */
  lasts: number;
}

const TONES: Record<Sound, Tone[]> = {
  move: [{ pitch: 330, after: 0, lasts: 0.09 }],
  turn: [
    { pitch: 523, after: 0, lasts: 0.16 },
    { pitch: 659, after: 0.11, lasts: 0.26 },
  ],
  window: [
    { pitch: 784, after: 0, lasts: 0.12 },
    { pitch: 784, after: 0.16, lasts: 0.2 },
  ],
  nudge: [
    { pitch: 659, after: 0, lasts: 0.18 },
    { pitch: 523, after: 0.14, lasts: 0.18 },
    { pitch: 659, after: 0.28, lasts: 0.3 },
  ],
  end: [
    { pitch: 523, after: 0, lasts: 0.25 },
    { pitch: 659, after: 0.16, lasts: 0.25 },
    { pitch: 784, after: 0.32, lasts: 0.25 },
    { pitch: 1047, after: 0.48, lasts: 0.6 },
  ],
};
const LOUDNESS = 0.09;

let speaker: AudioContext | undefined;

/** Let something be heard, if the reader wants sounds. */
export function sound(heard: Sound): void {
  if (settings.sounds) ringOut(heard);
}

/** Let something be heard by who is elsewhere and wants to be told. */
export function ringOut(heard: Sound): void {
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const tone of TONES[heard]) ring(speaker, tone);
}

/** What a new picture of the table sounds like, the most important thing first. */
export function soundOf(before: TableFrame, now: TableFrame): Sound | null {
  const [was, is] = [before.view.turn, now.view.turn];
  if (is.over && !was.over) return "end";
  if (now.window && is.offers.length > 0 && before.window?.until !== now.window.until) return "window";
  if (!now.window && is.offers.length > 0 && was.offers.length === 0) return "turn";
  return now.happened.length > 0 ? "move" : null;
}

/** A soft tone that begins at once and dies away. */
function ring(speaker: AudioContext, { pitch, after, lasts }: Tone): void {
  const begin = speaker.currentTime + after;
  const tone = new OscillatorNode(speaker, { type: "triangle", frequency: pitch });
  const volume = new GainNode(speaker, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(speaker.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
