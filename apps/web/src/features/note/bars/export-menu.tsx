import { LIMITS } from "@tangleaf/contract/limits";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import css from "./note-bar.module.css";

const FORMATS = ["docx", "md", "html", "json"] as const;
export type ExportFormat = (typeof FORMATS)[number];
const ICONS: Readonly<Record<ExportFormat, IconName>> = { docx: "file-doc", md: "file-md", html: "file-code", json: "brackets-curly" };
/** A report with pictures takes longer than an ordinary call. */
const EXPORT_TIMEOUT_MS = 120_000;

type ExportNote = { working: boolean; wordOpen: boolean; download: (format: ExportFormat) => Promise<void> };

/** Downloads a note; `store` sends first what the server does not have yet. */
export function useExportNote(noteId: string, store: () => Promise<void>): ExportNote {
  const [working, setWorking] = useState(false);
  const wordOpen = LIMITS[variant][useUser()?.level ?? "free"].wordDownload;
  const download = async (format: ExportFormat) => {
    setWorking(true);
    try {
      await store();
      const { url } = await call("/api/note/export", { noteId, format }, { timeoutMs: EXPORT_TIMEOUT_MS });
      // A real address with the real name: in-app browsers cannot save what a page made up itself.
      location.assign(url);
    } catch (error) {
      toastRefusal(error, m.export.failed);
    } finally {
      setWorking(false);
    }
  };
  return { working, wordOpen, download };
}

/** Word at one press, the other formats in a menu. */
export function ExportMenu({ working, wordOpen, download }: ExportNote) {
  return (
    <div className={css["pair"]}>
      <Button
        size="sm"
        disabled={working}
        className={css["export"]}
        title={wordOpen ? undefined : m.export.locked}
        onClick={() => void download("docx")}
      >
        <Icon name={wordOpen ? "file-doc" : "lock-simple"} size={16} {...(wordOpen ? {} : { label: m.export.locked })} />
        <span className={css["word"]}>{working ? m.export.working : m.export.action}</span>
      </Button>
      <Menu
        label={m.export.more}
        trigger={(props) => (
          <Button size="sm" iconOnly aria-label={m.export.more} disabled={working} className={css["formats"]} {...props}>
            <Icon name="caret-down" size={12} />
          </Button>
        )}
      >
        <ExportItems wordOpen={wordOpen} download={download} />
      </Menu>
    </div>
  );
}

/** The formats as items of a menu. */
export function ExportItems({ wordOpen, download }: Omit<ExportNote, "working">) {
  return FORMATS.map((format) => (
    <MenuItem key={format} onClick={() => void download(format)}>
      <Icon name={format === "docx" && !wordOpen ? "lock-simple" : ICONS[format]} />
      {m.export[format]}
    </MenuItem>
  ));
}
