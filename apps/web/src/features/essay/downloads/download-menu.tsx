import type { InputOf, RouteAt } from "@tangleaf/contract";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { EXPORT_TIMEOUT_MS } from "#lib/hand-over.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { offerMembership } from "./offer-membership.ts";

type Format = "docx" | "md" | "json";
const ICONS: Readonly<Record<Format, IconName>> = { docx: "file-doc", md: "file-md", json: "brackets-curly" };

type DownloadMenuProps = {
  /** What is taken of which essay. */
  asked: Omit<InputOf<RouteAt<"/api/essay/export">>, "format">;
  open: boolean;
  words: { download: string; downloading: string; locked: string; lockedReason: string; failed: string };
  formats: Partial<Readonly<Record<Format, string>>>;
  /** Brings the server what it does not have yet. */
  before?: (() => Promise<void>) | undefined;
};

/** A part of an essay as a file, in one of several formats; with a lock, and the way to open it, where it is for members. */
export function DownloadMenu({ asked, open, words, formats, before }: DownloadMenuProps) {
  const [working, setWorking] = useState(false);
  const download = async (format: Format) => {
    setWorking(true);
    try {
      await before?.();
      const { url } = await call("/api/essay/export", { ...asked, format }, { timeoutMs: EXPORT_TIMEOUT_MS, shownBy: "action" });
      // A real address with the real name: in-app browsers cannot save what a page made up itself.
      location.assign(url);
    } catch (error) {
      toastRefusal(error, words.failed);
    } finally {
      setWorking(false);
    }
  };
  if (!open)
    return (
      <Button tone="ghost" size="sm" aria-haspopup="dialog" title={words.locked} onClick={() => offerMembership(words.lockedReason)}>
        <Icon name="file-doc" size={16} />
        {words.download}
        <Icon name="lock-simple" size={14} label={words.locked} />
      </Button>
    );
  return (
    <Menu
      label={words.download}
      trigger={(props) => (
        <Button tone="ghost" size="sm" {...props} disabled={working}>
          <Icon name="file-doc" size={16} />
          {working ? words.downloading : words.download}
        </Button>
      )}
    >
      {(Object.keys(formats) as Format[]).map((format) => (
        <MenuItem key={format} onClick={() => void download(format)}>
          <Icon name={ICONS[format]} />
          {formats[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}
