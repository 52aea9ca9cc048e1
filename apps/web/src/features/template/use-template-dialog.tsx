import type { EducationLevel } from "@tangleaf/contract";
import { LIMITS } from "@tangleaf/contract/limits";
import { type TemplateUse, USES_OF_TARGET } from "@tangleaf/contract/template-uses";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { failureText } from "#lib/api-error.ts";
import { formatNumber } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useUser } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { variant } from "#lib/variant.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextInput } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { makeOfTemplate } from "./api.ts";
import { filledTitle, type SlotWords, titlePieces } from "./filled-title.ts";
import { LENGTH_STEP, lengthBounds } from "./length-bounds.ts";
import type { TemplateLine, TemplatePage } from "./library-data.ts";
import css from "./use-template-dialog.module.css";

const SLOT_MAX_CHARACTERS = 100;
const TITLE_MAX_CHARACTERS = 200;

type UseTemplateDialogProps = {
  page: TemplatePage;
  open: boolean;
  onClose: () => void;
  length: number;
  onLength: (length: number) => void;
};

/** Levels a template is offered for; one for anybody is for each. */
const levelsOf = ({ levels }: TemplatePage): readonly EducationLevel[] =>
  LIMITS[variant].vip.essayLevels.filter((level) => levels.includes(level) || (levels.includes("any") && level !== "middleSchool"));

const usualLength = ({ length }: TemplatePage, level: EducationLevel): number => length.byLevel?.[level] ?? length.default;

const leavesOf = (lines: readonly TemplateLine[]): number =>
  lines.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : leavesOf(children)), 0);

/** The outline of an essay, the paper of a document, or the note. */
function pathOfMade({ essayId, no, noteId }: { essayId: string | null; no: number | null; noteId: string | null }): string {
  if (noteId !== null) return webPaths.note(noteId);
  return no === null ? webPaths.essayContent(essayId ?? undefined) : webPaths.essayOutline(essayId ?? undefined);
}

/** 照这个骨架写我的: one's own words, level, length and where it goes. Filled in without signing in; the last button asks for it. */
export function UseTemplateDialog({ page, open, onClose, length, onLength }: UseTemplateDialogProps) {
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.token !== null);
  const limits = LIMITS[variant][useUser()?.level ?? "free"];
  const levels = levelsOf(page);
  const [words, setWords] = useState<SlotWords>({});
  const [title, setTitle] = useState<string | null>(null);
  const [level, setLevel] = useState<EducationLevel>(levels.includes("undergraduate") ? "undergraduate" : (levels[0] ?? "undergraduate"));
  const [language, setLanguage] = useState<"zh" | "en">(variant);
  const uses = USES_OF_TARGET[page.target] ?? ["note"];
  const [target, setTarget] = useState<TemplateUse>(uses[0] ?? "note");
  const [ready, setReady] = useState<readonly string[]>([]);
  const [state, setState] = useState<{ kind: "idle" } | { kind: "working" } | { kind: "refused"; message: string }>({ kind: "idle" });
  const requestId = useRef(newUuid());
  /** Another wish is another request. */
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      requestId.current = newUuid();
      set(value);
    };
  /** A length nobody has set follows the level. */
  const changeLevel = (chosen: EducationLevel) => {
    if (length === usualLength(page, level) || length === page.length.default) onLength(usualLength(page, chosen));
    anew(setLevel)(chosen);
  };
  const isLocked = target === "essay" && (!limits.essayLevels.includes(level) || page.outline.length > limits.essayChapters);
  const leaves = leavesOf(page.outline);

  const start = async () => {
    setState({ kind: "working" });
    const slots = Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ""));
    const typed = title?.trim() ?? "";
    try {
      const made = await makeOfTemplate({
        ...{ pubId: page.pubId, slots, level, language, length, target, requestId: requestId.current },
        ...(typed === "" ? {} : { title: typed }),
      });
      const said = [
        ...(made.merged.length === 0 ? [] : [m.dialog.merged(made.merged.join(m.between))]),
        ...(made.unchanged.length === 0 ? [] : [m.dialog.unchanged(made.unchanged.join(m.between))]),
      ];
      if (said.length > 0) toast({ tone: "info", title: said.join(" ") });
      await navigate(pathOfMade(made));
    } catch (error) {
      setState({ kind: "refused", message: failureText(error, m.dialog.failed) });
    }
  };
  const pending = usePendingStart(() => void start());
  const begin = () => {
    if (signedIn) return void start();
    pending.remember();
    openLogin({ reason: m.dialog.loginReason });
  };
  const near = page.near.find(({ kind, levels: their }) => kind === page.kind && their.includes("undergraduate"));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.dialog.title}
      shape="sheet"
      width="lg"
      actions={
        isLocked ? (
          <>
            {near === undefined ? null : <Link to={webPaths.template(near.pubId)}>{m.nearestLevel}</Link>}
            <ButtonLink tone="promo" to={webPaths.upgrade}>
              {m.useMember}
            </ButtonLink>
          </>
        ) : (
          <Button tone="solid" disabled={state.kind === "working"} onClick={begin}>
            {state.kind === "working" ? m.dialog.starting : m.dialog.start}
          </Button>
        )
      }
    >
      <div className={css["form"]}>
        <p className={css["title"]} aria-live="polite">
          {language === variant || variant === "zh" ? <Pieces page={page} words={words} isEnglish={language === "en"} /> : page.titleZh}
        </p>
        {page.slots.length === 0 ? null : (
          <fieldset className={css["slots"]}>
            <legend>{m.dialog.slots}</legend>
            {page.slots.map(({ label, default: word }) => (
              <div key={label}>
                <Field label={label}>
                  {(control) => (
                    <TextInput
                      {...control}
                      value={words[label] ?? ""}
                      placeholder={word}
                      maxLength={SLOT_MAX_CHARACTERS}
                      onChange={(event) => anew(setWords)({ ...words, [label]: event.target.value })}
                    />
                  )}
                </Field>
              </div>
            ))}
            <small>{m.dialog.slotKept}</small>
          </fieldset>
        )}
        <Field label={m.dialog.topic} aside={m.dialog.topicHint}>
          {(control) => (
            <TextInput
              {...control}
              value={title ?? ""}
              placeholder={language === "en" && variant === "zh" ? "" : filledTitle(page, words)}
              maxLength={TITLE_MAX_CHARACTERS}
              onChange={(event) => anew(setTitle)(event.target.value)}
            />
          )}
        </Field>
        <div className={css["row"]}>
          <div>
            <Field label={m.dialog.level}>
              {(control) => (
                <Select
                  {...control}
                  value={level}
                  onChange={(event) => changeLevel(levels.find((one) => one === event.target.value) ?? level)}
                >
                  {levels.map((one) => (
                    <option key={one} value={one}>
                      {m.levels[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div>
            <Field label={m.dialog.language}>
              {(control) => (
                <Select {...control} value={language} onChange={(event) => anew(setLanguage)(event.target.value === "en" ? "en" : "zh")}>
                  <option value="zh">{m.dialog.languages.zh}</option>
                  <option value="en">{m.dialog.languages.en}</option>
                </Select>
              )}
            </Field>
          </div>
          <div>
            <Field label={m.length}>
              {(control) => (
                <NumberStepper
                  control={control}
                  value={length}
                  onChange={anew(onLength)}
                  step={LENGTH_STEP}
                  {...lengthBounds(page)}
                  unit={m.unit}
                  labels={{ less: m.less, more: m.more }}
                />
              )}
            </Field>
          </div>
        </div>
        <div className={css["target"]}>
          <span>{m.dialog.target}</span>
          <Segmented
            label={m.dialog.target}
            value={target}
            onChange={anew(setTarget)}
            options={uses.map((value) => ({ value, label: m.dialog.targets[value] }))}
          />
        </div>
        {target === "essay" && limits.essayParagraphCharacters * leaves < length ? (
          <p className={css["reach"]}>
            {m.dialog.reach(limits.essayParagraphCharacters, leaves, formatNumber(limits.essayParagraphCharacters * leaves))}
          </p>
        ) : null}
        <fieldset className={css["bring"]}>
          <legend>{m.bring}</legend>
          {page.bring.map((item) => (
            <Check
              key={item}
              checked={ready.includes(item)}
              onChange={(isReady) => setReady(isReady ? [...ready, item] : ready.filter((one) => one !== item))}
            >
              {item}
            </Check>
          ))}
        </fieldset>
        {state.kind === "refused" ? <Banner tone="red">{state.message}</Banner> : null}
        <small className={css["integrity"]}>{m.integrity}</small>
      </div>
    </Dialog>
  );
}

/** The title as it is by now: one's own words in ink, the template's in orange. */
function Pieces({ page, words, isEnglish }: { page: TemplatePage; words: SlotWords; isEnglish: boolean }) {
  if (isEnglish && variant === "zh") return page.title;
  return titlePieces(page, words).map(({ text, slot, isOwn, at }) =>
    slot === null ? (
      text
    ) : (
      <b key={at} data-own={isOwn || undefined}>
        {text}
      </b>
    ),
  );
}
