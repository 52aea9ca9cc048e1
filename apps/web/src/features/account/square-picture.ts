import { AVATAR_MAX_BYTES, AVATAR_SIDE_PIXELS } from "@tangleaf/contract/constants";

/** Types tried in order; a browser that cannot write one answers with PNG instead. */
const TYPES = ["image/webp", "image/jpeg"] as const;
const QUALITY = 0.86;
/** base64 writes three bytes as four characters. */
const BASE64_GROWTH = 4 / 3;

/** Cuts the middle square out of a picture, makes it small and gives it as a data URL. Throws for what is no picture. */
export async function squarePicture(file: Blob): Promise<string> {
  const picture = await decode(file);
  const side = Math.min(picture.naturalWidth, picture.naturalHeight);
  if (side === 0) throw new Error("an empty picture");
  const canvas = document.createElement("canvas");
  canvas.width = AVATAR_SIDE_PIXELS;
  canvas.height = AVATAR_SIDE_PIXELS;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  // See-through pictures stand on paper: JPEG would make them black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, AVATAR_SIDE_PIXELS, AVATAR_SIDE_PIXELS);
  context.imageSmoothingQuality = "high";
  const left = (picture.naturalWidth - side) / 2;
  const top = (picture.naturalHeight - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE_PIXELS, AVATAR_SIDE_PIXELS);
  for (const type of TYPES) {
    const url = canvas.toDataURL(type, QUALITY);
    if (url.startsWith(`data:${type}`) && url.length < AVATAR_MAX_BYTES * BASE64_GROWTH) return url;
  }
  throw new Error("the picture cannot be made small");
}

/** An image element knows how a photograph was held; the address must live until it is decoded. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
