/** Tells who looks elsewhere that it is their turn: by the icon of the tab, a sound, and a message of the browser. */
import { settings } from "../app/settings.svelte";
import badged from "../look/logo-turn.svg";
import plain from "../look/logo.svg";
import type { LiveTable } from "./live.svelte";
import { ringOut, type Sound } from "./sound";

const isElsewhere = (): boolean => document.hidden || !document.hasFocus();

/** Put a badge on the icon of the tab, or take it off. */
export function badge(asked: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = asked ? badged : plain;
}

/** Tell of the own turn, or of a question, to who wants to be told and is elsewhere. */
export function beckon(table: LiveTable, heard: Sound): void {
  if ((heard !== "turn" && heard !== "window") || !settings.tell || !isElsewhere()) return;
  if (!settings.sounds) ringOut(heard);
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const title = heard === "turn" ? "It is your turn" : "You are asked for an answer";
  const before = table.happened.map((each) => table.tell(each)).slice(-2);
  try {
    const message = new Notification(`${title} · ${table.book.entry.title}`, {
      body: before.join(" "),
      icon: "/icons/icon-192.png",
      tag: table.room.code,
    });
    message.onclick = () => {
      focus();
      message.close();
    };
  } catch {
    // Some browsers on phones let only installed apps send messages; title, icon and sound still tell.
  }
}

/** Ask the browser whether messages are allowed; why not, in a sentence, or nothing. */
export async function askToTell(): Promise<string> {
  if (typeof Notification === "undefined")
    return "This browser sends no messages; a sound and the tab's title tell you while the page is open.";
  const allowed =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return allowed === "granted"
    ? ""
    : "Your browser allows no messages from here; a sound and the tab's title tell you while the page is open.";
}
