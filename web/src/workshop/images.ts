/** A small image out of a large one: drawn anew, so that nothing but its pixels comes along. */
const WIDE = 320;
const HIGH = 200;
/** What the server takes, in bytes. */
const MOST = 8192;
const TRIES = [0.8, 0.6, 0.45, 0.3];

/** An image as the data that a card keeps. */
export async function shrunk(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error("This file is no image that can be read; take a PNG, JPEG or WebP.");
  });
  for (const size of [1, 0.75, 0.5, 0.35])
    for (const quality of TRIES) {
      const bare = await pixelsOf((await drawn(image, size, quality))!);
      if (bare.size <= MOST) return await dataOf(bare);
    }
  throw new Error("This image cannot be made small enough for a card; take a simpler one.");
}

async function drawn(image: ImageBitmap, size: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, Math.max(WIDE / image.width, HIGH / image.height)) * size;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(image.width * scale, WIDE * size));
  canvas.height = Math.max(1, Math.min(image.height * scale, HIGH * size));
  const [wide, high] = [image.width * scale, image.height * scale];
  canvas
    .getContext("2d", { alpha: false })!
    .drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
  return await new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}

/** Browsers write more into an image than its pixels, such as a profile of colours; the server takes none of it. */
async function pixelsOf(blob: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const kept = blob.type === "image/webp" ? frameOf(bytes) : chunksOf(bytes);
  return new Blob([kept], { type: blob.type });
}

const nameAt = (bytes: Uint8Array, place: number): string => String.fromCharCode(...bytes.slice(place, place + 4));

/** A WebP with its one frame alone. */
function frameOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  for (let place = 12; place < bytes.length;) {
    const length = 8 + view.getUint32(place + 4, true) + (view.getUint32(place + 4, true) % 2);
    if (["VP8 ", "VP8L"].includes(nameAt(bytes, place))) {
      const bare = new Uint8Array([...bytes.slice(0, 12), ...bytes.slice(place, place + length)]);
      new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
      return bare;
    }
    place += length;
  }
  return bytes;
}

/** A PNG with the chunks alone that draw. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  const parts = [bytes.slice(0, 8)];
  for (let place = 8; place < bytes.length;) {
    const length = 12 + view.getUint32(place);
    if (["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].includes(nameAt(bytes, place + 4)))
      parts.push(bytes.slice(place, place + length));
    place += length;
  }
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
