import type { EducationLevel } from "@tangleaf/contract";
import { ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import { useId } from "react";
import { variant } from "#lib/variant.ts";
import { essayMessages as m } from "#messages/essay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./level-choice.module.css";

type LevelChoiceProps = {
  value: EducationLevel;
  /** Those the account may choose; the others are shown with a lock. */
  allowed: readonly EducationLevel[];
  problem?: string | undefined;
  onChange: (level: EducationLevel) => void;
};

/** More of them stand in two rows. */
const IN_A_ROW = 4;

/** Level of education an essay is for. */
export function LevelChoice({ value, allowed, problem, onChange }: LevelChoiceProps) {
  const noteId = useId();
  const { levels } = ESSAY_LISTS[variant];
  return (
    <div className={css["field"]} data-field="level" tabIndex={-1}>
      <p className={css["head"]} aria-hidden="true">
        {m.level}
      </p>
      <Segmented
        label={m.level}
        block
        wrap={levels.length > IN_A_ROW}
        value={value}
        onChange={onChange}
        {...(problem === undefined ? {} : { describedBy: noteId })}
        options={levels.map((level) => ({
          value: level,
          disabled: !allowed.includes(level),
          label: (
            <>
              {m.levels[level]}
              {allowed.includes(level) ? null : <Icon name="lock-simple" size={14} label={m.forMembers} />}
            </>
          ),
        }))}
      />
      {problem === undefined ? null : (
        <p id={noteId} className={css["problem"]}>
          <Icon name="warning-circle" size={14} />
          {problem}
        </p>
      )}
    </div>
  );
}
