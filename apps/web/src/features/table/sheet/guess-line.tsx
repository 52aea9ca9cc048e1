import { TABLE_ENCODINGS } from "@tangleaf/contract/table";
import type { DateChoice } from "@tangleaf/table/read";
import { useStore } from "zustand";
import { tableMessages as m } from "#messages/table.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { SheetChoices, SheetInfo } from "../engine/sheet-view.ts";
import type { OpenTable } from "../open-table.ts";
import css from "./sheet-pane.module.css";

const HEADER_ROWS = [0, 1, 2, 3] as const;
const YEARS_OFFERED = 3;
/** Of dates whose year has four digits. */
const LONG_ORDERS = ["monthFirst", "dayFirst"] as const;

type Answer = { readonly label: string; readonly choices: SheetChoices };

/** What may answer the question a column, or rows that may be totals, leave open. */
function listAnswers(
  { code, col, unit, rows = [], orders, read }: SheetInfo["notes"][number],
  { totalRows }: Pick<SheetInfo, "totalRows">,
): Answer[] {
  if (code === "openTotal")
    return [
      { label: m.guess.areTotals, choices: { totalRows: [...totalRows, ...rows] } },
      { label: m.guess.noTotals, choices: { totalRows } },
    ];
  if (col === undefined) return [];
  const answerDates = (label: string, date: DateChoice): Answer => ({ label, choices: { dates: { [col]: date } } });
  const written: Answer = { label: m.guess.written, choices: { units: { [col]: "written" } } };
  if (code === "openOrder") {
    const answers = (orders ?? LONG_ORDERS).map((dayOrder) => answerDates(m.guess.dayOrders[dayOrder], { dayOrder }));
    return orders === undefined ? answers : [...answers, { label: m.guess.noDates, choices: { types: { [col]: "text" } } }];
  }
  if (code === "openUnit") return [{ label: m.guess.allIn(unit ?? ""), choices: { units: { [col]: "all" } } }, written];
  if (code === "openUnits") {
    const plain = { ...written, label: m.guess.plain };
    return unit === undefined ? [plain] : [{ label: m.guess.convert(unit), choices: { units: { [col]: "convert" } } }, plain];
  }
  if (code === "unreadCells" && read !== undefined)
    return [
      { label: m.guess.readAs[read], choices: { types: { [col]: read } } },
      { label: m.guess.readAs.text, choices: { types: { [col]: "text" } } },
    ];
  if (code !== "openYear") return [];
  const thisYear = new Date().getFullYear();
  return Array.from({ length: YEARS_OFFERED }, (_, n) => thisYear - n).map((year) => answerDates(m.guess.year(year), { year }));
}

/** How the sheet was read: each guess with its switch, and what was found odd. */
export function GuessLine({ opened, sheet }: { opened: OpenTable; sheet: SheetInfo }) {
  const { table } = useStore(opened.store);
  const chosen = table.choices[sheet.sheetId] ?? {};
  const guesses = sheet.notes.filter(({ code }) => code === "headerRows" || code === "noHeader" || code === "totalRow");
  const asked = sheet.notes.filter((note) => listAnswers(note, sheet).length > 0);
  const odd = sheet.notes.filter((note) => !guesses.includes(note) && !asked.includes(note));
  const isTotalsOff = chosen.totalRows !== undefined && chosen.totalRows.length === 0;
  const read = (change: Parameters<OpenTable["readAgain"]>[0]) => void opened.readAgain(change);
  return (
    <ul className={css["guesses"]} aria-label={m.guess.label}>
      {guesses.map(({ code, text }) =>
        code === "totalRow" ? (
          <li key={code}>
            <span>{text}</span>
            <button type="button" onClick={() => read({ choices: { totalRows: [] } })}>
              {m.guess.count}
            </button>
          </li>
        ) : (
          <li key={code}>
            <Menu
              label={m.guess.header}
              align="start"
              trigger={(props) => (
                <button {...props} className={css["guess"]}>
                  {text}
                  <Icon name="caret-down" size={12} />
                </button>
              )}
            >
              {HEADER_ROWS.map((headerRows) => (
                <MenuItem key={headerRows} onClick={() => read({ choices: { headerRows } })}>
                  {m.guess.headerRows(headerRows)}
                </MenuItem>
              ))}
            </Menu>
          </li>
        ),
      )}
      {asked.map((note) => (
        <li key={note.text} className={css["asked"]}>
          <span>{note.text}</span>
          {listAnswers(note, sheet).map(({ label, choices }) => (
            <button key={label} type="button" onClick={() => read({ choices })}>
              {label}
            </button>
          ))}
        </li>
      ))}
      {isTotalsOff ? (
        <li>
          <span>{m.guess.counted}</span>
          <button type="button" onClick={() => read({ choices: { totalRows: undefined } })}>
            {m.guess.leaveOut}
          </button>
        </li>
      ) : null}
      {table.encoding === undefined ? null : (
        <li>
          <Menu
            label={m.guess.encoding}
            align="start"
            trigger={(props) => (
              <button {...props} className={css["guess"]}>
                {m.guess.encoding} {table.encoding}
                <Icon name="caret-down" size={12} />
              </button>
            )}
          >
            {TABLE_ENCODINGS.map((encoding) => (
              <MenuItem key={encoding} onClick={() => read({ encoding })}>
                {encoding}
              </MenuItem>
            ))}
          </Menu>
        </li>
      )}
      {odd.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
