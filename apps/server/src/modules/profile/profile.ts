import { extname } from "node:path";
import { AVATAR_MAX_BYTES } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Blobs, OpenBlob } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityPlatform } from "../../ports/identity-platform.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { avatarAddress, avatarBlobKey, createAvatarStore } from "./avatar-store.ts";
import { avatarOfBytes, avatarOfDataUrl } from "./check-avatar.ts";
import { checkNickname } from "./check-nickname.ts";
import { saveNickname } from "./profile.repo.ts";
import { PICTURE_CONTENT_TYPES, type PictureType } from "./read-picture.ts";

/** Public API of the profile module: how a person shows themselves. */
export interface Profile {
  /**
   * Changes what is given. `headimg` is a data URL of a PNG, JPEG or WebP, or empty for no picture.
   * Throws nickname.invalid or avatar.invalid; then nothing is changed.
   */
  update(input: { userId: string; nickname?: string | undefined; headimg?: string | undefined }): Promise<void>;
  /**
   * Takes the picture somebody has at the messaging platform, where they have none here. Never throws: a sign-in must not
   * fail for a picture.
   */
  adoptPicture(input: { userId: string; url: string }): Promise<void>;
  /** A stored avatar by the last part of its address; null where there is none. Its `content` is read to the end or destroyed. */
  openAvatar(file: string): Promise<(OpenBlob & { contentType: string }) | null>;
}

export type ProfileParts = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly moderation: Moderation;
  readonly identityPlatform: IdentityPlatform | null;
};

export function createProfile(parts: ProfileParts): Profile {
  const { db, blobs, clock, log, moderation, identityPlatform } = parts;
  const avatars = createAvatarStore({ db, blobs, clock, log });

  return {
    async update({ userId, nickname, headimg }) {
      const name = nickname === undefined ? undefined : checkNickname(moderation, nickname);
      if (headimg === undefined) {
        if (name !== undefined) await saveNickname(db, userId, name);
        return;
      }
      const avatar = headimg === "" ? null : avatarOfDataUrl(headimg);
      const shown = await avatars.show({ userId, avatar, ...(name !== undefined && { nickname: name }) });
      if (!shown) throw new AppError("session.invalid");
    },

    async adoptPicture({ userId, url }) {
      try {
        const bytes = (await identityPlatform?.fetchPicture({ url, maxBytes: AVATAR_MAX_BYTES })) ?? null;
        const avatar = bytes === null ? null : avatarOfBytes(bytes);
        if (avatar === null) return log.info({ userId }, "no picture to take from the messaging platform");
        await avatars.show({ userId, avatar, onlyIfNone: true });
      } catch (error) {
        log.warn({ err: error, userId }, "could not take a picture from the messaging platform");
      }
    },

    async openAvatar(file) {
      const key = avatarBlobKey(avatarAddress(file));
      const blob = key === null ? null : await blobs.get(key);
      return blob && { contentType: PICTURE_CONTENT_TYPES[extname(file).slice(1) as PictureType], ...blob };
    },
  };
}
