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
      const blob = await drawn(image, size, quality);
      if (blob && blob.size <= MOST) return await dataOf(blob);
    }
  throw new Error("This image cannot be made small enough for a card; take a simpler one.");
}

async function drawn(image: ImageBitmap, size: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, Math.max(WIDE / image.width, HIGH / image.height)) * size;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(image.width * scale, WIDE * size));
  canvas.height = Math.max(1, Math.min(image.height * scale, HIGH * size));
  const [wide, high] = [image.width * scale, image.height * scale];
  canvas.getContext("2d")!.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
  return await new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
