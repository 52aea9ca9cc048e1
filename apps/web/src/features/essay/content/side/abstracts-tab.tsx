import type { EssayAbstracts } from "@tangleaf/contract";
import { ESSAY_ABSTRACT_MAX_CHARACTERS, ESSAY_KEYWORD_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { countCharacters } from "@tangleaf/document/count";
import { useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./side.module.css";
import { useAbstractWriting } from "./use-abstract-writing.ts";
import { useAbstracts } from "./use-abstracts.ts";

const KEYWORDS_MAX = 20;
const ROWS = 8;

/** The abstracts and keywords that stand before the chapters; members may have them written from what the sections say. */
export function AbstractsTab({ work }: { work: EssayWork }) {
  if (work.essay === undefined) return <p className={css["note"]}>{m.abstracts.loading}</p>;
  return <Abstracts work={work} stored={work.essay.abstracts} />;
}

function Abstracts({ work, stored }: { work: EssayWork; stored: EssayAbstracts | null }) {
  const { essayId, limits, rows } = work;
  const { value, state, change } = useAbstracts(essayId, stored);
  const [before, setBefore] = useState<EssayAbstracts | null>(null);
  const [asking, setAsking] = useState(false);
  const hasWords = value.zh !== "" || value.en !== "";
  const { writing, failed, write } = useAbstractWriting(essayId, (written) => {
    // What stood there can be taken back.
    setBefore(hasWords ? value : null);
    change(written);
  });
  const isWritten = rows.some(({ own }) => own > 0);
  return (
    <div className={css["form"]}>
      <div className={css["ways"]}>
        {limits.essayAbstract ? (
          <Button size="sm" tone="write" disabled={writing || !isWritten} onClick={() => (hasWords ? setAsking(true) : void write())}>
            {writing ? <Spinner /> : <Icon name="pen-nib" size={16} />}
            {writing ? m.abstracts.writing : m.abstracts.write}
          </Button>
        ) : (
          <Button size="sm" tone="soft" waiting title={m.abstracts.locked}>
            <Icon name="lock-simple" size={16} />
            {m.abstracts.write}
          </Button>
        )}
        {before === null ? null : (
          <Button
            size="sm"
            onClick={() => {
              change(before);
              setBefore(null);
            }}
          >
            {m.abstracts.back}
          </Button>
        )}
        <span className={css["state"]} data-bad={state === "failed" || undefined} role="status">
          {m.abstracts.states[state]}
        </span>
      </div>
      {limits.essayAbstract ? null : <p className={css["note"]}>{m.abstracts.locked}</p>}
      {limits.essayAbstract && !isWritten ? <p className={css["note"]}>{m.abstracts.nothing}</p> : null}
      {failed === null ? null : (
        <p role="alert" className={css["note"]}>
          {failed}
        </p>
      )}
      {(["zh", "en"] as const).map((language) => (
        <Field key={language} label={m.abstracts[language]} aside={m.length(formatNumber(countCharacters(value[language])))}>
          {(control) => (
            <TextArea
              {...control}
              rows={ROWS}
              lang={language === "zh" ? "zh-CN" : "en"}
              value={value[language]}
              maxLength={ESSAY_ABSTRACT_MAX_CHARACTERS}
              onChange={(event) => change({ ...value, [language]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Keywords value={value} change={change} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        width="sm"
        title={m.abstracts.askTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.cancel}</Button>
            <Button
              tone="write"
              onClick={() => {
                setAsking(false);
                void write();
              }}
            >
              {m.abstracts.anew}
            </Button>
          </>
        }
      >
        <p>{m.abstracts.ask}</p>
      </Dialog>
    </div>
  );
}

function Keywords({ value, change }: { value: EssayAbstracts; change: (value: EssayAbstracts) => void }) {
  const set = (at: number, part: Partial<EssayAbstracts["keywords"][number]>) =>
    change({ ...value, keywords: value.keywords.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className={css["keywords"]}>
      <legend>{m.abstracts.keywords}</legend>
      {value.keywords.map((keyword, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no name but its place
        <div key={at} className={css["keyword"]}>
          <TextInput
            aria-label={m.abstracts.keywordZh(at + 1)}
            value={keyword.zh}
            maxLength={ESSAY_KEYWORD_MAX_CHARACTERS}
            onChange={(event) => set(at, { zh: event.target.value })}
          />
          <TextInput
            aria-label={m.abstracts.keywordEn(at + 1)}
            value={keyword.en}
            maxLength={2 * ESSAY_KEYWORD_MAX_CHARACTERS}
            onChange={(event) => set(at, { en: event.target.value })}
          />
          <Button
            tone="ghost"
            iconOnly
            aria-label={m.abstracts.drop(at + 1)}
            onClick={() => change({ ...value, keywords: value.keywords.filter((_, index) => index !== at) })}
          >
            <Icon name="x" size={16} />
          </Button>
        </div>
      ))}
      {value.keywords.length < KEYWORDS_MAX ? (
        <Button size="sm" onClick={() => change({ ...value, keywords: [...value.keywords, { zh: "", en: "" }] })}>
          <Icon name="plus" size={14} />
          {m.abstracts.add}
        </Button>
      ) : null}
    </fieldset>
  );
}
