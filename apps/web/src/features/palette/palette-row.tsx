import { findCategory, tabColour } from "#lib/categories.ts";
import { momentOf } from "#lib/day-of.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { matchSpan, splitReading } from "./match-span.ts";
import css from "./palette.module.css";
import type { PaletteItem } from "./palette-items.ts";

const GROUP = { scene: m.groups.scenes, text: m.groups.texts, document: m.groups.texts, action: m.groups.actions } as const;

/** The heading a row stands under. */
export const groupOf = (item: PaletteItem | undefined): string => (item === undefined ? "" : GROUP[item.kind]);

type PaletteRowProps = {
  id: string;
  item: PaletteItem;
  /** Opens its group. */
  first: boolean;
  chosen: boolean;
  typed: string;
  onChoose: () => void;
  onRun: () => void;
};

export function PaletteRow({ id, item, first, chosen, typed, onChoose, onRun }: PaletteRowProps) {
  const { title, aside, category } = lookOf(item);
  return (
    <>
      {first ? (
        <div className={css["group"]} role="presentation">
          {groupOf(item)}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box keeps the focus and moves the choice */}
      <div
        id={id}
        role="option"
        aria-selected={chosen}
        className={css["row"]}
        style={tabColour(category)}
        onPointerMove={onChoose}
        onClick={onRun}
      >
        <RowIcon item={item} />
        <MarkedText
          text={title}
          syllables={item.kind === "scene" ? splitReading(item.entry.pinyin, item.entry.initials) : []}
          typed={typed}
        />
        <span className={css["aside"]}>{aside}</span>
      </div>
    </>
  );
}

function RowIcon({ item }: { item: PaletteItem }) {
  if (item.kind === "scene") return <SceneIcon name={item.entry.icon} className={css["tinted"]} />;
  return <Icon name={item.kind === "text" ? "file-text" : item.kind === "document" ? item.document.icon : item.action.icon} />;
}

function lookOf(item: PaletteItem): { title: string; aside: string; category: string } {
  switch (item.kind) {
    case "scene": {
      const [category = ""] = item.entry.categories;
      return { title: item.entry.title, aside: findCategory(category)?.title ?? "", category };
    }
    case "text":
      return { title: item.text.title, aside: momentOf(item.text.createdAt, new Date()), category: "" };
    case "document":
      return { title: item.document.title, aside: momentOf(item.document.at, new Date()), category: "" };
    case "action":
      return { title: item.action.title, aside: "", category: "" };
  }
}

/** A title with the match highlighted. */
function MarkedText({ text, syllables, typed }: { text: string; syllables: readonly string[]; typed: string }) {
  const span = matchSpan(text, syllables, typed);
  if (!span) return <span className={css["name"]}>{text}</span>;
  const [from, to] = span;
  return (
    <span className={css["name"]}>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </span>
  );
}
