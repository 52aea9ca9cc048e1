import type { NoteSource } from "@tangleaf/contract";
import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import { goToCitation, insertCitation, placesCiting } from "#editor/blocks/citation/insert-citation.ts";
import { call } from "#lib/api-client.ts";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshSources } from "./api.ts";
import { SOURCE_ICONS, sizeOf } from "./source-facts.ts";
import css from "./sources.module.css";

type SourceRowProps = {
  noteId: string;
  source: NoteSource;
  editor: Editor;
  /** Places of the text that cite it. */
  count: number;
  onShowText: () => void;
  onRemove: (how: "remove" | "erase") => void;
};

/** A source of the note: whether it is used, how large it is, how often the text cites it. */
export function SourceRow({ noteId, source, editor, count, onShowText, onRemove }: SourceRowProps) {
  const { id, title, type, isOn, url } = source;
  const next = useRef(0);
  const use = async (on: boolean) => {
    await call("/api/source/use", { noteId, ids: [id], isOn: on }, { shownBy: "action" }).catch((error) =>
      toastRefusal(error, m.notChanged),
    );
    await refreshSources(noteId);
  };
  const cite = () => {
    const before = editor.state.doc;
    onShowText();
    insertCitation(editor, id);
    if (editor.state.doc === before) toast({ tone: "lock", title: m.locked });
    editor.view.focus();
  };
  const go = () => {
    const places = placesCiting(editor.state.doc, id);
    const place = places[next.current % Math.max(1, places.length)];
    next.current += 1;
    onShowText();
    if (place !== undefined) goToCitation(editor, place);
  };
  return (
    <li className={css["row"]}>
      <Check checked={isOn} onChange={(checked) => void use(checked)}>
        <span className={css["use"]}>
          <Icon name={SOURCE_ICONS[type]} size={18} />
          <span className={css["words"]}>
            <span className={css["title"]}>{title}</span>
            <span className={css["facts"]}>
              {sizeOf(source)}
              {count === 0 ? "" : ` · ${m.cited(count)}`}
            </span>
          </span>
        </span>
      </Check>
      <Menu
        label={m.more(title)}
        trigger={(props) => (
          <Button {...props} tone="ghost" size="sm" iconOnly aria-label={m.more(title)}>
            <Icon name="dots-three" size={16} />
          </Button>
        )}
      >
        <MenuItem onClick={cite}>{m.cite}</MenuItem>
        {count === 0 ? null : <MenuItem onClick={go}>{m.go}</MenuItem>}
        {url === null ? null : <MenuItem onClick={() => window.open(url, "_blank", "noopener,noreferrer")}>{m.open}</MenuItem>}
        <MenuDivider />
        <MenuItem onClick={() => onRemove("remove")}>{m.remove}</MenuItem>
        <MenuItem danger onClick={() => onRemove("erase")}>
          {m.erase}
        </MenuItem>
      </Menu>
    </li>
  );
}
