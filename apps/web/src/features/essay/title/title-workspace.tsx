import { titlesCharacters } from "@tangleaf/contract/estimate";
import { type Level, LIMITS } from "@tangleaf/contract/limits";
import { type FormEvent, useRef, useState } from "react";
import { AskButton } from "#features/document/ask-button.tsx";
import { ApiError } from "#lib/api-error.ts";
import { cx } from "#lib/cx.ts";
import { focusField } from "#lib/focus-field.ts";
import { useUser } from "#lib/queries.ts";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { variant } from "#lib/variant.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";
import { toast } from "#ui/toast/toast-store.ts";
import frame from "#ui/workspace/workspace.module.css";
import type { Essay } from "../api.ts";
import { useAskKey } from "../frame/use-ask-key.ts";
import { useKeptForm } from "../frame/use-kept-form.ts";
import { TitleFields } from "./title-fields.tsx";
import { countOf, problemsOf, TITLE_FORM, type TitleField, type TitleForm, type TitleProblems } from "./title-form.ts";
import { TitleResults } from "./title-results.tsx";
import css from "./title-workspace.module.css";
import { useSaidTopic } from "./use-said-topic.ts";
import { useTitles } from "./use-titles.ts";

/** Names of the fields on the wire, where they have others. */
const WIRE_FIELDS: Readonly<Record<string, TitleField>> = {
  major: "major",
  topic: "topic",
  level: "level",
  language: "language",
  count: "count",
  keyword: "keywords",
  keywords: "keywords",
  material: "material",
};

type TitleWorkspaceProps = { essay: Essay | null; onMade: (essayId: string) => void };

/** What an essay is about, and the titles suggested for it. */
export function TitleWorkspace({ essay, onMade }: TitleWorkspaceProps) {
  const element = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const user = useUser();
  const level: Level = user?.level ?? "free";
  const limits = LIMITS[variant][level];
  const { form, change, made } = useKeptForm(TITLE_FORM, essay);
  useSaidTopic(essay === null, form, change);
  const titles = useTitles(essay);
  const [problems, setProblems] = useState<TitleProblems>({});
  const waitSeconds = useWaitSeconds();
  const { remember } = usePendingStart(ask);
  const count = countOf(form, limits);

  function onChange(changed: Partial<TitleForm>): void {
    change(changed);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
  }
  function onLeave(field: TitleField): void {
    const problem = problemsOf(form, limits)[field];
    setProblems(({ [field]: _before, ...others }) => (problem === undefined ? others : { ...others, [field]: problem }));
  }

  function focusOn(field: string): void {
    // The last keystroke may still be drawing the field's message.
    requestAnimationFrame(() => focusField(element.current, [field]));
  }

  function ask(): void {
    if (titles.asked !== null || waitSeconds > 0) return;
    const found = problemsOf(form, limits);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      focusOn(first);
      return;
    }
    if (currentToken() === null) {
      remember();
      openLogin({ reason: m.ask.signInReason });
      return;
    }
    void begin();
  }

  async function begin(): Promise<void> {
    results.current?.scrollIntoView({ block: "nearest" });
    try {
      const essayId = await titles.ask(form, count);
      if (essay === null) {
        made();
        onMade(essayId);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    }
  }

  /** Shows a refusal at its field, or as a toast; other errors are shown by the page's handler. */
  function refused({ kind, field, message }: ApiError): void {
    if (kind === "session") remember();
    if (kind !== "refused") return;
    const own = WIRE_FIELDS[field ?? ""];
    if (own === undefined) {
      toast({ tone: "error", title: message });
      return;
    }
    setProblems((now) => ({ ...now, [own]: message }));
    focusOn(own);
  }

  useAskKey(ask);

  return (
    <div className={cx(frame["workspace"], css["workspace"])}>
      <form
        ref={element}
        className={cx(frame["form"], css["form"])}
        noValidate
        autoComplete="off"
        method="dialog"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className={frame["scroll"]}>
          <h1>{m.heading}</h1>
          <p className={frame["lead"]}>{m.lead}</p>
          <TitleFields form={form} level={level} problems={problems} onChange={onChange} onLeave={onLeave} />
        </div>
        <div className={cx(frame["act"], css["act"])}>
          <AskButton
            verb={(titles.sets.length > 0 ? m.ask.again : m.ask.first)(count)}
            asking={titles.asked === null ? null : m.ask.asking(titles.asked)}
            characters={titlesCharacters(count)}
            short={m.ask.short}
          />
        </div>
      </form>
      <div ref={results} className={cx(frame["out"], css["out"])}>
        <TitleResults essay={essay} titles={titles} level={level} onAgain={ask} />
      </div>
    </div>
  );
}
