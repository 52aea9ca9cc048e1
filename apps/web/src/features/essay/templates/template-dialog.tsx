import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayTemplateMessages as m } from "#messages/essay-templates.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextInput } from "#ui/field/field.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { type TemplateCard, type TemplateLevel, templatesQuery } from "./api.ts";
import { TemplateChoice } from "./template-choice.tsx";
import css from "./template-dialog.module.css";
import type { TemplateDialogProps } from "./template-dialog-props.ts";

const TYPING_MS = 250;
const LEVELS = ["juniorCollege", "undergraduate", "master", "phd"] as const;

/** The template library, for choosing what an outline starts from: found by words, looked at, and filled in with one's own. */
export function TemplateDialog({ open, onClose, essay, onUsed }: TemplateDialogProps) {
  const [q, setQ] = useState("");
  const [level, setLevel] = useState<TemplateLevel | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = useDebounced(q.trim(), TYPING_MS);
  const answer = useInfiniteQuery({ ...templatesQuery({ q: asked, level }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={m.title} description={m.lead} shape="sheet" width="xl">
      <div className={css["columns"]} data-chosen={chosen === null ? undefined : ""}>
        <div className={css["list"]} data-behind={chosen === null ? undefined : ""}>
          <div className={css["ask"]}>
            <Field label={m.search}>
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  value={q}
                  placeholder={m.placeholder}
                  onChange={(event) => setQ(event.target.value)}
                />
              )}
            </Field>
            <Select
              aria-label={m.all}
              value={level ?? ""}
              onChange={(event) => setLevel(LEVELS.find((one) => one === event.target.value) ?? null)}
            >
              <option value="">{m.all}</option>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {essayMessages.levels[one]}
                </option>
              ))}
            </Select>
          </div>
          <Loaded answer={answer} failed={m.failed}>
            {({ pages }) => {
              const cards = pages.flatMap(({ list }) => list);
              const [{ total, leftOut } = { total: 0, leftOut: null }] = pages;
              return (
                <>
                  <p role="status" className={css["found"]}>
                    {total === 0 ? m.none : leftOut === null ? m.found(total) : m.leftOut(leftOut)}
                  </p>
                  <ul className={css["cards"]}>
                    {cards.map((card) => (
                      <li key={card.pubId}>
                        <Card card={card} selected={card.pubId === chosen} onChoose={() => setChosen(card.pubId)} />
                      </li>
                    ))}
                  </ul>
                  {answer.hasNextPage ? <Button onClick={() => void answer.fetchNextPage()}>{m.more}</Button> : null}
                </>
              );
            }}
          </Loaded>
        </div>
        {chosen === null ? null : (
          <TemplateChoice key={chosen} pubId={chosen} essay={essay} onBack={() => setChosen(null)} onUsed={onUsed} />
        )}
      </div>
    </Dialog>
  );
}

function Card({ card, selected, onChoose }: { card: TemplateCard; selected: boolean; onChoose: () => void }) {
  const { title, remark, major, chapters, length } = card;
  return (
    <button type="button" className={css["card"]} aria-pressed={selected} onClick={onChoose}>
      <b>{title}</b>
      <span>{remark}</span>
      <small>
        {major} · {m.facts(chapters, formatNumber(length.default))}
      </small>
    </button>
  );
}
