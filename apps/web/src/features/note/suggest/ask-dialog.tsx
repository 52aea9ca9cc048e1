import type { EssayLanguage } from "@tangleaf/contract";
import { INSTRUCTION_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { SAMPLE_PASSAGE_ACTIONS } from "@tangleaf/contract/passage-actions";
import type { SuggestionAction } from "@tangleaf/document/model";
import { type ReactNode, useState } from "react";
import { useRewordCost } from "#features/document/use-reword-cost.ts";
import { formatNumber } from "#lib/format.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextArea } from "#ui/field/field.tsx";
import type { Scope } from "./scope.ts";
import css from "./suggest.module.css";
import { SuggestCost } from "./suggest-cost.tsx";
import type { SuggestWork, Wish } from "./use-suggest.ts";

type AskDialogProps = {
  work: SuggestWork;
  /** null = closed. */
  scope: Scope | null;
  onClose: () => void;
};

/** All that can be suggested for a selection or a section, each with its cost. */
export function AskDialog({ work, scope, onClose }: AskDialogProps) {
  const lead = (one: Scope) => {
    if (one.kind === "selection") return m.ask.selection(formatNumber(one.characters));
    return one.title === "" ? m.ask.front : m.ask.section(one.title);
  };
  return (
    <Dialog
      open={scope !== null}
      onClose={onClose}
      title={m.ask.title}
      description={scope === null ? undefined : lead(scope)}
      shape="sheet"
      width="lg"
    >
      {scope === null ? null : <Ask work={work} scope={scope} onClose={onClose} />}
    </Dialog>
  );
}

const PLAIN: readonly SuggestionAction[] = ["continue", "polish", "rewrite", "expand", "condense"];
const LANGUAGES = Object.keys(m.ask.languages) as EssayLanguage[];

function Ask({ work, scope, onClose }: { work: SuggestWork; scope: Scope; onClose: () => void }) {
  const { isSample } = useRewordCost(null);
  const [instruction, setInstruction] = useState("");
  const [to, setTo] = useState<EssayLanguage>("en");
  const hasWords = scope.positions.length > 0;
  const isPossible = (action: SuggestionAction) =>
    (!isSample || SAMPLE_PASSAGE_ACTIONS.includes(action)) && (action === "continue" ? scope.end !== null : hasWords);
  const start = async (wish: Wish) => {
    if (await work.start(wish, scope)) onClose();
  };
  const line = (wish: Wish, isReady: boolean, before: ReactNode = null) => (
    <div key={wish.action} className={css["action"]}>
      {before ?? <p>{m.hints[wish.action]}</p>}
      <Button disabled={!isPossible(wish.action) || !isReady} onClick={() => void start(wish)}>
        {m.actions[wish.action]}
        <SuggestCost action={wish.action} characters={scope.characters} />
      </Button>
    </div>
  );
  return (
    <div className={css["form"]}>
      {PLAIN.map((action) => line({ action }, true))}
      {line(
        { action: "translate", to },
        true,
        <Field label={m.ask.language}>
          {(control) => (
            <Select {...control} value={to} disabled={isSample} onChange={(event) => setTo(event.target.value as EssayLanguage)}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {m.ask.languages[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>,
      )}
      <Field label={m.ask.instruction}>
        {(control) => (
          <TextArea
            {...control}
            value={instruction}
            disabled={isSample}
            maxLength={INSTRUCTION_MAX_CHARACTERS}
            placeholder={m.ask.placeholder}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </Field>
      {line({ action: "instruct", instruction }, instruction.trim() !== "")}
      {hasWords ? null : <p className={css["why"]}>{m.ask.nothing}</p>}
      {isSample ? <p className={css["why"]}>{m.ask.needsModel}</p> : null}
      {scope.all > scope.positions.length ? <p className={css["why"]}>{m.ask.firstOnly(scope.all, scope.positions.length)}</p> : null}
    </div>
  );
}
