import type { TableAnswer } from "@tangleaf/contract";
import type { PlanPart } from "@tangleaf/table/answer-schema";
import type { Scalar } from "@tangleaf/table/plan";
import { useState } from "react";
import { tableMessages as m } from "#messages/table.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { OpenTable } from "../open-table.ts";
import css from "./answer.module.css";
import { ChipField } from "./chip-field.tsx";
import { numbered } from "./numbered.ts";

type PlanWordsProps = { answer: TableAnswer; opened: OpenTable; startsOpen: boolean };

/** How an answer was worked out, step by step; each word that stands for something can be changed and is worked out again. */
export function PlanWords({ answer, opened, startsOpen }: PlanWordsProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <div className={css["plan"]}>
      <button type="button" className={css["planHead"]} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? "caret-down" : "caret-right"} size={12} />
        {m.answer.plan}
      </button>
      {answer.charged === 0 ? <small>{m.answer.free}</small> : null}
      {isOpen ? (
        <ol className={css["steps"]}>
          {numbered(answer.planText).map(({ one: parts, at }) => (
            <li key={at}>
              {numbered(parts).map(({ one: part, at: n }) => (
                <Part key={n} part={part} answer={answer} opened={opened} />
              ))}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

type PartProps = { part: PlanPart; answer: TableAnswer; opened: OpenTable };
type Choice = { readonly label: string; readonly value: Scalar };

type MenuPlace = { readonly align: "start" | "end"; readonly side: "below" | "above" };

/** Where a menu has more room: the conversation is narrow, and ends at the box below it. */
function placeOf(target: Element): MenuPlace {
  const { left, top } = target.getBoundingClientRect();
  const around = target.closest("section")?.getBoundingClientRect();
  if (around === undefined) return { align: "start", side: "below" };
  return {
    align: left > around.left + around.width / 2 ? "end" : "start",
    side: top > around.top + around.height / 2 ? "above" : "below",
  };
}

/** Kinds that are typed, not chosen. */
const TYPED: readonly string[] = ["number"];

function Part({ part: { text, chip }, answer, opened }: PartProps) {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [place, setPlace] = useState<MenuPlace>({ align: "start", side: "below" });
  if (chip === undefined) return <span>{text}</span>;
  const load = (target: Element) => {
    setPlace(placeOf(target));
    void opened.choices(answer, chip.path).then(setChoices);
  };
  const put = (value: Scalar) => {
    setIsTyped(false);
    void opened.change(answer, chip.path, value);
  };
  if (isTyped || TYPED.includes(chip.kind)) {
    return <ChipField text={text} label={m.answer.change(text)} onPut={put} />;
  }
  return (
    <Menu
      label={m.answer.change(text)}
      {...place}
      trigger={(props) => (
        <button
          {...props}
          className={css["chip"]}
          aria-label={m.answer.change(text)}
          onFocus={({ currentTarget }) => load(currentTarget)}
          onPointerEnter={({ currentTarget }) => load(currentTarget)}
          onClick={(event) => {
            // The plan may be another one since it was looked at.
            load(event.currentTarget);
            props.onClick?.(event);
          }}
        >
          {text}
        </button>
      )}
    >
      <div className={css["choices"]} role="presentation">
        {choices?.map(({ label, value }) => (
          <MenuItem key={label} aria-current={label === text || undefined} onClick={() => put(value)}>
            {label}
          </MenuItem>
        ))}
      </div>
      {chip.kind === "value" || chip.kind === "period" ? <MenuItem onClick={() => setIsTyped(true)}>{m.answer.other}</MenuItem> : null}
      {choices === null ? <MenuItem disabled>{m.answer.loading}</MenuItem> : null}
    </Menu>
  );
}
