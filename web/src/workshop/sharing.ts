/** Editions on their way: as a link whose address holds them, packed, as a QR code of that link, and as a file. */
import { linkTo } from "../app/alone";
import type { Changes } from "../wire";

export const HASH = "#e=";
/** What a camera still reads from a screen. */
const MOST_QR = 1800;
/** What an edition may be unpacked to; the server takes no more either. */
const MOST_TEXT = 96 * 1024;

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** A link to the workshop with an edition in it; it goes to no server. */
export async function linkOf(game: string, toml: string): Promise<string> {
  const packed = new Blob([toml]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `${linkTo(`/workshop/${game}`)}${HASH}${base64url(bytes)}`;
}

/** The text of the edition in an address; a sentence if it holds none that can be read. */
export async function unpacked(hash: string): Promise<string> {
  const broken = new Error("This link holds no whole edition; ask for it again, or for the file.");
  try {
    const bytes = fromBase64url(hash.slice(HASH.length));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_TEXT) throw broken;
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    return await new Blob(parts).text();
  } catch {
    throw broken;
  }
}

/** The link as a QR code: one path of little squares; nothing if it is too long to be read by a camera. */
export async function qrOf(link: string): Promise<{ size: number; path: string } | null> {
  if (link.length > MOST_QR) return null;
  const { encode } = await import("uqr");
  const { size, data } = encode(link, { border: 2, ecc: "L" });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}

/** Save an edition as the file that `--edition` takes. */
export function exported(changes: Changes, toml: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([toml], { type: "application/toml" }));
  link.download = `${changes.changes}-${slug(changes.name) || "cards"}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A name as an id: small letters, digits and _. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 20);
