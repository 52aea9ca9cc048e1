import type { PaletteEntry } from "@tangleaf/catalogue/palette";
import type { GenerationListItem } from "@tangleaf/contract";
import { estimateTokens } from "@tangleaf/contract/estimate";
import { tabColour } from "#lib/categories.ts";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import { SceneIcon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import type { FoundWish } from "./find-wishes.ts";
import css from "./palette.module.css";

type ScenePreviewProps = {
  entry: PaletteEntry;
  /** What the search says for its form. */
  filled: FoundWish["filled"];
  last: GenerationListItem | undefined;
  signedIn: boolean;
};

/** What a scene asks for, how long it gets, and what one wrote with it last. */
export function ScenePreview({ entry, filled, last, signedIn }: ScenePreviewProps) {
  return (
    <div style={tabColour(entry.categories[0] ?? "")}>
      <p className={css["previewTitle"]}>
        <SceneIcon name={entry.icon} size={20} className={css["tinted"]} />
        <b>{entry.title}</b>
        {entry.marked === "red" ? <Seal /> : null}
      </p>
      <p className={css["remark"]}>{entry.remark}</p>
      <dl className={css["facts"]}>
        {filled.length === 0 ? null : (
          <>
            <dt>{m.preview.filled}</dt>
            <dd>{filled.map(({ label, value }) => m.suggest.pair(label, value)).join(m.separator)}</dd>
          </>
        )}
        {entry.required.length === 0 ? null : (
          <>
            <dt>{m.preview.fields}</dt>
            <dd>{entry.required.join(m.separator)}</dd>
          </>
        )}
        {entry.length === null && entry.unit === "char" ? null : (
          <>
            <dt>{m.preview.usual}</dt>
            <dd>{lengthText(entry)}</dd>
          </>
        )}
        {signedIn ? (
          <>
            <dt>{m.preview.last}</dt>
            <dd>{last ? m.preview.lastUse(momentOf(last.createdAt, new Date())) : m.preview.never}</dd>
          </>
        ) : null}
      </dl>
      {last && last.excerpt !== "" ? <p className={`${css["sample"]} paper`}>{last.excerpt}</p> : null}
    </div>
  );
}

function lengthText({ length, unit }: PaletteEntry): string {
  if (length === null || unit === "source") return m.preview.source;
  const shown = formatNumber(length);
  return unit === "item"
    ? m.preview.items(shown, m.unit.item)
    : m.preview.length(shown, m.unit.char, formatNumber(estimateTokens(length, 1)));
}
