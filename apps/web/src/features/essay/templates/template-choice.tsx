import { LIMITS } from "@tangleaf/contract/limits";
import { allocateLengths } from "@tangleaf/document/outline";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { essayTemplateMessages as m } from "#messages/essay-templates.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { applyTemplate, type TemplatePage, templateQuery } from "./api.ts";
import css from "./template-dialog.module.css";
import type { TemplateDialogProps } from "./template-dialog-props.ts";

type TemplateChoiceProps = Pick<TemplateDialogProps, "essay" | "onUsed"> & { pubId: string; onBack: () => void };

/** One template: its slots to fill in, its skeleton at the length of the essay, and the way to use it. */
export function TemplateChoice({ pubId, onBack, ...rest }: TemplateChoiceProps) {
  const answer = useQuery(templateQuery(pubId));
  return (
    <div className={css["choice"]}>
      <Button tone="ghost" size="sm" className={css["back"]} onClick={onBack}>
        <Icon name="caret-left" size={16} />
        {m.back}
      </Button>
      <Loaded answer={answer} failed={m.failed}>
        {(page) => <Choice page={page} {...rest} />}
      </Loaded>
    </div>
  );
}

function Choice({ page, essay, onUsed }: Omit<TemplateChoiceProps, "pubId" | "onBack"> & { page: TemplatePage }) {
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<{ kind: "idle" } | { kind: "working" } | { kind: "refused"; message: string }>({ kind: "idle" });
  const requestId = useRef(newUuid());
  const { pubId, titleZh, title, pattern, slots, levels, outline, bring } = page;
  const isChinese = essay.language === "zh";
  const { essayLevels } = LIMITS[variant][useUser()?.level ?? "free"];
  const isBeyond = !levels.some((level) => level === "any" || essayLevels.includes(level));
  const use = async () => {
    setState({ kind: "working" });
    try {
      const { essayId, title, level, language, length, material } = essay;
      const slotWords = Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ""));
      const known = { ...(essayId === undefined ? {} : { essayId }), ...(title === "" ? {} : { title }) };
      onUsed(await applyTemplate({ pubId, ...known, slots: slotWords, level, language, length, material, requestId: requestId.current }));
    } catch (error) {
      setState({ kind: "refused", message: error instanceof Error ? error.message : m.failed });
    }
  };
  return (
    <>
      <h3 className={css["name"]}>{isChinese ? filled(pattern, slots, words) : title}</h3>
      {isChinese && slots.length > 0 ? (
        <fieldset className={css["slots"]}>
          <legend>{m.slots}</legend>
          {slots.map(({ label, default: word }) => (
            // Fields side by side have no space above them, as those below each other do.
            <div key={label}>
              <Field label={label}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={words[label] ?? ""}
                    placeholder={word}
                    maxLength={SLOT_MAX_CHARACTERS}
                    onChange={(event) => {
                      setWords({ ...words, [label]: event.target.value });
                      requestId.current = newUuid();
                    }}
                  />
                )}
              </Field>
            </div>
          ))}
        </fieldset>
      ) : null}
      {isBeyond ? <p className={css["note"]}>{m.levelLocked}</p> : null}
      <p className={css["note"]}>
        <b>{m.bring}</b> <span lang="zh-CN">{bring.join(m.between)}</span>
      </p>
      <h4 className={css["head"]}>{m.outline(formatNumber(essay.length))}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={`paper ${css["sheet"]}`} tabIndex={0} aria-label={isChinese ? titleZh : title}>
        <Lines lines={outline} length={essay.length} isChinese={isChinese} />
      </section>
      {state.kind === "refused" ? <Banner tone="red">{state.message}</Banner> : null}
      <div className={css["foot"]}>
        <small>{m.integrity}</small>
        <Button tone="solid" disabled={state.kind === "working"} onClick={() => void use()}>
          {state.kind === "working" ? m.using : m.use}
        </Button>
      </div>
    </>
  );
}

const SLOT_MAX_CHARACTERS = 100;

function filled(pattern: string, slots: TemplatePage["slots"], words: Readonly<Record<string, string>>): string {
  return pattern.replace(/\u3014([^\u3014\u3015]+)\u3015/g, (whole, label: string) => {
    const typed = words[label]?.trim() ?? "";
    return typed === "" ? (slots.find((slot) => slot.label === label)?.default ?? whole) : typed;
  });
}

function Lines({ lines, length, isChinese }: { lines: TemplatePage["outline"]; length: number; isChinese: boolean }) {
  const lengths = allocateLengths(
    length,
    lines.map(({ weight }) => weight),
  );
  return (
    <ol className={css["lines"]}>
      {[...lines.entries()].map(([at, { title, titleZh, intent, mistake, children }]) => (
        <li key={titleZh}>
          <p className={css["line"]}>
            <span>{isChinese ? titleZh : title}</span>
            <small>{m.characters(formatNumber(lengths[at] ?? 0))}</small>
          </p>
          <p className={css["intent"]}>
            <span lang="zh-CN">{intent}</span>
            {mistake === null ? null : (
              <span className={css["mistake"]}>
                {m.mistake} · <span lang="zh-CN">{mistake}</span>
              </span>
            )}
          </p>
          {children.length === 0 ? null : <Lines lines={children} length={lengths[at] ?? 0} isChinese={isChinese} />}
        </li>
      ))}
    </ol>
  );
}
