import { LIMITS } from "@tangleaf/contract/limits";
import { blocksToOutline } from "@tangleaf/document/convert";
import { readContent, readSuggestions } from "@tangleaf/document/model";
import { useState } from "react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { sayOfCopied } from "#features/document/template/say-of-copied.ts";
import { call } from "#lib/api-client.ts";
import { EXPORT_TIMEOUT_MS } from "#lib/hand-over.ts";
import { downloadOutline, OUTLINE_FORMATS, type OutlineFormat } from "#lib/outline-file.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { defenceMessages as defence } from "#messages/defence.ts";
import { documentMessages as d } from "#messages/document.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./note-bar.module.css";

const FORMATS = ["docx", "md", "html", "json"] as const;
export type ExportFormat = (typeof FORMATS)[number];
const ICONS: Readonly<Record<ExportFormat, IconName>> = { docx: "file-doc", md: "file-md", html: "file-code", json: "brackets-curly" };

/** What is needed of an open note to export it. */
export type ExportedNote = Pick<OpenedDocument, "documentId" | "store"> & { readonly editor: Pick<OpenedDocument["editor"], "doc"> };

type ExportNote = {
  working: boolean;
  wordOpen: boolean;
  download: (format: ExportFormat, withSuggestions?: boolean) => Promise<void>;
  /** Whether anything is suggested that a Word file could show as tracked changes. */
  hasSuggestions: () => boolean;
  /** Its headings alone; made on the page. */
  takeOutline: (format: OutlineFormat) => Promise<void>;
};

/** Downloads a note; what the server does not have yet is sent first. */
export function useExportNote({ documentId, store, editor: { doc } }: ExportedNote): ExportNote {
  const [working, setWorking] = useState(false);
  const wordOpen = LIMITS[variant][useUser()?.level ?? "free"].wordDownload;
  const download = async (format: ExportFormat, withSuggestions = false) => {
    setWorking(true);
    try {
      await store();
      const { url, copied } = await call(
        "/api/note/export",
        { noteId: documentId, format, withSuggestions },
        { timeoutMs: EXPORT_TIMEOUT_MS, shownBy: "action" },
      );
      // A real address with the real name: in-app browsers cannot save what a page made up itself.
      location.assign(url);
      sayOfCopied(copied);
    } catch (error) {
      toastRefusal(error, m.export.failed);
    } finally {
      setWorking(false);
    }
  };
  const takeOutline = async (format: OutlineFormat) => {
    const { title, blocks } = readContent(doc);
    const items = blocksToOutline(blocks);
    if (items.length === 0) return void toast({ tone: "info", title: m.export.noOutline, pill: true });
    await downloadOutline(format, { title: title === "" ? d.untitled : title, items }).catch(() =>
      toast({ tone: "error", title: m.export.failed }),
    );
  };
  const hasSuggestions = () => readSuggestions(doc).length > 0;
  return { working, wordOpen, download, hasSuggestions, takeOutline };
}

/** Opens the talk and slides made of the note. */
type DefenceItem = { readonly onDefence: () => void };

/** Word at one press, the other formats in a menu. */
export function ExportMenu({ working, onDefence, ...ways }: ExportNote & DefenceItem) {
  const { wordOpen, download } = ways;
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
        <ExportItems {...ways} onDefence={onDefence} />
      </Menu>
    </div>
  );
}

/** The formats as items of a menu: the note, its outline alone, and a talk about it. */
export function ExportItems({ wordOpen, download, hasSuggestions, takeOutline, onDefence }: Omit<ExportNote, "working"> & DefenceItem) {
  return (
    <>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void download(format)}>
          <Icon name={format === "docx" && !wordOpen ? "lock-simple" : ICONS[format]} />
          {m.export[format]}
        </MenuItem>
      ))}
      {hasSuggestions() ? (
        <MenuItem onClick={() => void download("docx", true)}>
          <Icon name={wordOpen ? "file-doc" : "lock-simple"} />
          {m.export.revisions}
        </MenuItem>
      ) : null}
      <MenuDivider />
      {OUTLINE_FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void takeOutline(format)}>
          <Icon name="tree-view" />
          {m.export.outline[format]}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={onDefence}>
        <Icon name="graduation-cap" />
        {defence.action}
      </MenuItem>
    </>
  );
}
