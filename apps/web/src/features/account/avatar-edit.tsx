import type { User } from "@tangleaf/contract";
import { AVATAR_MAX_BYTES, AVATAR_SIDE_PIXELS } from "@tangleaf/contract/constants";
import { useRef, useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, updateProfile } from "./api.ts";
import css from "./avatar-edit.module.css";

const READABLE = "image/png,image/jpeg,image/webp,image/*";

/** The avatar is its own button: choose a picture, or do without. */
export function AvatarEdit({ user }: { user: User }) {
  const file = useRef<HTMLInputElement>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (headimg: string, done: string) => {
    try {
      await updateProfile({ headimg });
      toast({ tone: "ok", title: done, pill: true });
    } catch (error) {
      setProblem(refusalOf(error)?.message ?? null);
    }
  };
  const change = async (action: () => Promise<void>) => {
    setProblem(null);
    setSaving(true);
    await action();
    setSaving(false);
  };
  const take = async (picture: File | undefined) => {
    if (picture === undefined) return;
    const headimg = await squarePicture(picture).catch(() => null);
    if (headimg === null) setProblem(m.avatar.unreadable(picture.name));
    else await save(headimg, m.avatar.saved);
  };
  return (
    <>
      <Menu
        label={m.avatar.menu}
        align="start"
        trigger={(props) => (
          <button {...props} className={css["button"]} aria-label={m.avatar.menu} aria-busy={saving || undefined}>
            <Avatar name={user.nickname} picture={user.headimg} size="lg" />
            <span className={css["camera"]}>
              <Icon name="camera" size={14} />
            </span>
          </button>
        )}
      >
        <MenuItem onClick={() => file.current?.click()}>
          <Icon name="camera" />
          {m.avatar.choose}
        </MenuItem>
        {user.headimg === "" ? null : (
          <MenuItem onClick={() => void change(() => save("", m.avatar.removed))}>
            <Icon name="trash" />
            {m.avatar.remove}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={file}
        type="file"
        hidden
        accept={READABLE}
        aria-label={m.avatar.choose}
        onChange={(event) => {
          const picture = event.target.files?.[0];
          void change(() => take(picture));
          // The same picture may be chosen again.
          event.target.value = "";
        }}
      />
      {problem === null ? null : (
        <p className={css["problem"]} role="alert">
          <Icon name="warning-circle" size={14} />
          {problem}
        </p>
      )}
    </>
  );
}

/** Types tried in order; a browser that cannot write one answers with PNG instead. */
const TYPES = ["image/webp", "image/jpeg"] as const;
const QUALITY = 0.86;
/** base64 writes three bytes as four characters. */
const BASE64_GROWTH = 4 / 3;

/** Cuts the middle square out of a picture, makes it small and gives it as a data URL. Throws for what is no picture. */
async function squarePicture(file: Blob): Promise<string> {
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
