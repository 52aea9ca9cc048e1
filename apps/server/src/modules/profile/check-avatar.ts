import { AVATAR_MAX_BYTES } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { PICTURE_CONTENT_TYPES, type PictureType, readPicture } from "./read-picture.ts";

/** Smaller shows nothing; more pixels take too much memory of whoever draws it. */
const SIDE_MIN_PIXELS = 32;
const SIDE_MAX_PIXELS = 2048;

const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

export type Avatar = { readonly type: PictureType; readonly bytes: Uint8Array };

/** The picture in a data URL that is what it says it is. Throws avatar.invalid. */
export function avatarOfDataUrl(dataUrl: string): Avatar {
  const [, declared, base64 = ""] = DATA_URL.exec(dataUrl) ?? [];
  const avatar = avatarOfBytes(Buffer.from(base64, "base64"));
  if (avatar === null || PICTURE_CONTENT_TYPES[avatar.type] !== declared) throw new AppError("avatar.invalid", { field: "headimg" });
  return avatar;
}

/** The picture these bytes are; null for what is no avatar: another kind, too large, too small, too many pixels. */
export function avatarOfBytes(bytes: Uint8Array): Avatar | null {
  if (bytes.byteLength > AVATAR_MAX_BYTES) return null;
  const picture = readPicture(bytes);
  if (picture === null || !fits(picture.width) || !fits(picture.height)) return null;
  return { type: picture.type, bytes };
}

function fits(side: number): boolean {
  return side >= SIDE_MIN_PIXELS && side <= SIDE_MAX_PIXELS;
}
