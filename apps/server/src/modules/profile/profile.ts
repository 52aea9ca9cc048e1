import type { OpenBlob } from "../../ports/blobs.ts";

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
