import { randomUUID } from "node:crypto";
import type { PictureType } from "./read-picture.ts";

const ADDRESS_PREFIX = "/avatars/";
const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp)$/;

/** A fresh, unguessable address: it says nothing of whose picture it is, and a new picture is never an old one in a cache. */
export function newAvatarAddress(type: PictureType): string {
  return `${ADDRESS_PREFIX}${randomUUID()}.${type}`;
}

/** Where the picture of an address (`app_user.headimg`) is stored; null for an address that is none of ours. */
export function avatarBlobKey(address: string): string | null {
  const file = address.startsWith(ADDRESS_PREFIX) ? address.slice(ADDRESS_PREFIX.length) : "";
  return FILE.test(file) ? `avatars/${file}` : null;
}

export function avatarAddress(file: string): string {
  return ADDRESS_PREFIX + file;
}
