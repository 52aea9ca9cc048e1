import type { User } from "@tangleaf/contract";
import { useRef, useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, updateProfile } from "./api.ts";
import css from "./avatar-edit.module.css";
import { squarePicture } from "./square-picture.ts";

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
