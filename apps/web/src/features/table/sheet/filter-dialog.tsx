import { readInUnit, readNumber } from "@tangleaf/table/cells";
import type { Column } from "@tangleaf/table/columns";
import type { Condition } from "@tangleaf/table/plan";
import { type FormEvent, useId, useMemo, useState } from "react";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextInput } from "#ui/field/field.tsx";
import css from "./sheet-pane.module.css";

/** A column with more different words is searched by what they contain. */
const LISTED_MAX = 60;
const VALUE_MAX_CHARACTERS = 200;
const TEXT_WAYS = ["contains", "=", "!=", "startsWith", "endsWith", "empty", "notEmpty"] as const;
const SIZE_WAYS = [">=", "<=", ">", "<", "=", "!=", "empty", "notEmpty"] as const;
type Way = (typeof TEXT_WAYS)[number] | (typeof SIZE_WAYS)[number];
const isBare = (way: Way): way is "empty" | "notEmpty" => way === "empty" || way === "notEmpty";

type FilterDialogProps = { column: Column; onClose: () => void; onFilter: (where: Condition) => void };

/** Which rows of a column are shown: some of its words, or by a comparison. */
export function FilterDialog({ column, onClose, onFilter }: FilterDialogProps) {
  const id = useId();
  const words = useMemo(() => listedWords(column), [column]);
  const ways: readonly Way[] = column.type === "text" ? TEXT_WAYS : SIZE_WAYS;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<Way>(ways[0] ?? "=");
  const [typed, setTyped] = useState("");
  const where = chosen.size > 0 ? { col: column.name, is: "in" as const, value: [...chosen] } : compared(column, way, typed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (where !== null) onFilter(where);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.filter.title(column.name)}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button tone="solid" type="submit" form={id} disabled={where === null}>
            {m.filter.show}
          </Button>
        </>
      }
    >
      <form id={id} className={css["filter"]} onSubmit={onSubmit}>
        {words.length === 0 ? null : (
          <fieldset className={css["words"]}>
            <legend>{m.filter.words}</legend>
            {words.map((word) => (
              <label key={word}>
                <input
                  type="checkbox"
                  checked={chosen.has(word)}
                  onChange={() => setChosen(new Set(chosen.has(word) ? [...chosen].filter((one) => one !== word) : [...chosen, word]))}
                />
                {word}
              </label>
            ))}
          </fieldset>
        )}
        {chosen.size > 0 ? null : (
          <div className={css["compare"]}>
            <Field label={m.filter.way}>
              {(control) => (
                <Select {...control} value={way} onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? "=")}>
                  {ways.map((one) => (
                    <option key={one} value={one}>
                      {m.filter.ways[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {isBare(way) ? null : (
              <Field label={m.filter.value} hint={column.type === "date" ? m.filter.dateHint : undefined}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={typed}
                    maxLength={VALUE_MAX_CHARACTERS}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                )}
              </Field>
            )}
          </div>
        )}
      </form>
    </Dialog>
  );
}

function listedWords(column: Column): readonly string[] {
  if (column.type !== "text") return [];
  const codes = new Set(column.codes);
  codes.delete(0);
  return codes.size > LISTED_MAX ? [] : [...codes].map((code) => column.words[code] ?? "");
}

/** null while there is nothing to compare with. */
function compared(column: Column, way: Way, typed: string): Condition | null {
  const text = typed.trim();
  if (isBare(way)) return { col: column.name, is: way };
  if (text === "") return null;
  if (column.type !== "number") return { col: column.name, is: way, value: text };
  // Of shares a bare number is a percentage.
  const isBareShare = column.unit === "%" && readNumber(text)?.unit === "";
  const value = readInUnit(isBareShare ? `${text}%` : text, column.unit);
  return value === null ? null : { col: column.name, is: way, value };
}
