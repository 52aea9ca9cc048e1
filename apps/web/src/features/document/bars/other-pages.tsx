import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { useOutline } from "#editor/blocks/outline/use-outline.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { OpenedDocument } from "../opened-document.ts";
import { nameOfPage } from "../use-others.ts";
import css from "./other-pages.module.css";

type OtherPagesProps = {
  opened: Pick<OpenedDocument, "others" | "editor"> /** An icon alone, where there is little room. */;
  small?: boolean;
};

/** Other pages this document is open on, where there are any: which ones, in which sections; one press goes there. */
export function OtherPages({ opened: { others, editor }, small = false }: OtherPagesProps) {
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

function Places({ others, editor: { editor } }: Pick<OpenedDocument, "others" | "editor">) {
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
