import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { useOutline } from "#editor/blocks/outline/use-outline.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { OpenNote } from "../open-note.ts";
import { nameOfPage } from "../use-others.ts";
import css from "./note-others.module.css";

type NoteOthersProps = { note: Pick<OpenNote, "others" | "editor"> /** An icon alone, where there is little room. */; small?: boolean };

/** Other pages this note is open on, where there are any: which ones, in which sections; one press goes there. */
export function NoteOthers({ note: { others, editor }, small = false }: NoteOthersProps) {
  const [first] = others;
  const words = first === undefined ? "" : others.length === 1 ? m.others.one(nameOfPage(first)) : m.others.several(others.length);
  return (
    <>
      <span className="sr" role="status">
        {words}
      </span>
      {first === undefined ? null : (
        <Menu
          label={m.others.label}
          align={small ? "end" : "start"}
          trigger={(props) => (
            <button type="button" className={css["others"]} aria-label={words} title={words} {...props}>
              <Icon name={others.every(({ device }) => device === "phone") ? "device-mobile" : "desktop"} size={14} />
              {small ? null : <span>{words}</span>}
            </button>
          )}
        >
          <Places others={others} editor={editor} />
        </Menu>
      )}
    </>
  );
}

function Places({ others, editor: { editor } }: Pick<OpenNote, "others" | "editor">) {
  const rows = useOutline(editor);
  return others.map((other) => {
    const row = rows.find(({ id }) => id === other.headingId);
    const place = row === undefined ? m.others.front : m.others.section(row.title || m.untitled);
    return (
      <MenuItem key={other.clientId} onClick={() => (row === undefined ? editor.commands.focus("start") : scrollToSection(editor, row.id))}>
        <Icon name={other.device === "phone" ? "device-mobile" : "desktop"} />
        <span className={css["place"]}>
          {nameOfPage(other)} · {place}
        </span>
      </MenuItem>
    );
  });
}
