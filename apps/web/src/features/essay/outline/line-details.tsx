import type { SectionNeed } from "@tangleaf/contract";
import { ESSAY_INTENT_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { SECTION_NEEDS } from "./outline-line.ts";
import css from "./outline-row.module.css";
import type { OutlineRow } from "./outline-rows.ts";

const m = essayOutlineMessages;

export const NEED_ICONS: Readonly<Record<SectionNeed, IconName>> = {
  data: "rows",
  table: "table",
  figure: "image",
  formula: "function",
  source: "book-open",
};

type LineDetailsProps = {
  row: OutlineRow;
  readOnly: boolean;
  onIntent: (intent: string) => void;
  onNeed: (need: SectionNeed) => void;
  onLeave: () => void;
};

/** What a line is to say, and what only its author can bring. */
export function LineDetails({ row: { line, number }, readOnly, onIntent, onNeed, onLeave }: LineDetailsProps) {
  return (
    <div className={css["details"]}>
      <TextArea
        aria-label={m.details.intent(number)}
        placeholder={m.details.intentPlaceholder}
        rows={2}
        maxLength={ESSAY_INTENT_MAX_CHARACTERS}
        readOnly={readOnly}
        value={line.textData}
        onChange={(event) => onIntent(event.target.value)}
        onBlur={onLeave}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its name */}
      <div className={css["needs"]} role="group" aria-label={m.details.needs}>
        <span aria-hidden="true">{m.details.needs}</span>
        {SECTION_NEEDS.map((need) => (
          <Chip key={need} size="sm" selected={line.needs.includes(need)} disabled={readOnly} onClick={() => onNeed(need)}>
            <Icon name={NEED_ICONS[need]} size={14} />
            {m.needs[need]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
