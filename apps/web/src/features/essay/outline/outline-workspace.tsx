import { outlineCharacters } from "@tangleaf/contract/estimate";
import { type Level, LIMITS } from "@tangleaf/contract/limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AskButton } from "#features/document/ask-button.tsx";
import { ApiError } from "#lib/api-error.ts";
import { cx } from "#lib/cx.ts";
import { isComposing } from "#lib/is-composing.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useUser } from "#lib/queries.ts";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { usePhone } from "#lib/use-phone.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { essayTemplateMessages as t } from "#messages/essay-templates.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import frame from "#ui/workspace/workspace.module.css";
import type { Essay } from "../api.ts";
import { offerMembership } from "../downloads/offer-membership.ts";
import { useKeptForm } from "../frame/use-kept-form.ts";
import type { TemplateUse } from "../templates/template-dialog-props.ts";
import { refreshEssay } from "./api.ts";
import { BringDialog } from "./bring-dialog.tsx";
import { OutlineFields } from "./outline-fields.tsx";
import { OUTLINE_FORM, type OutlineField, type OutlineForm, type OutlineProblems, problemsOf } from "./outline-form.ts";
import { OutlineVersions } from "./outline-versions.tsx";
import css from "./outline-workspace.module.css";
import { useDraftOutline } from "./use-outline-drafts.ts";

const TemplateDialog = lazyWithQueries(() => import("../templates/template-dialog.tsx").then((module) => module.TemplateDialog));

type View = "form" | "paper";
const FIELDS: readonly string[] = ["title", "level", "language", "length", "material", "method"] satisfies OutlineField[];

type OutlineWorkspaceProps = {
  essay: Essay | null;
  /** A new essay was made of what is typed here. */
  onMade: (essayId: string) => void;
};

/** What an outline is drafted from, and its versions beside it; on a phone one at a time. */
export function OutlineWorkspace({ essay, onMade }: OutlineWorkspaceProps) {
  const element = useRef<HTMLFormElement>(null);
  const user = useUser();
  const level: Level = useHydrated() ? (user?.level ?? "free") : "free";
  const limits = LIMITS[variant][level];
  const { form, change, made } = useKeptForm(OUTLINE_FORM, essay);
  const { ask: askDraft, sending } = useDraftOutline();
  const [problems, setProblems] = useState<OutlineProblems>({});
  const [view, setView] = useState<View>("form");
  const [shownNo, setShownNo] = useState<number | null>(null);
  const [bringing, setBringing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const waitSeconds = useWaitSeconds();
  const { remember } = usePendingStart(ask);
  const isPhone = usePhone();
  const outlines = essay?.outlines ?? [];
  const shown = outlines.find(({ no }) => no === shownNo) ?? outlines.at(-1);
  const next = (outlines.at(-1)?.no ?? 0) + 1;
  const isEmpty = shown !== undefined && shown.outline.length === 0;
  const hasOutline = outlines.length > 0;

  useEffect(() => {
    if (hasOutline) setView("paper");
  }, [hasOutline]);

  function onChange(changed: Partial<OutlineForm>): void {
    change(changed);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
  }

  /** Shows what is wrong with the form; answers whether nothing is. */
  function checkForm(): boolean {
    const found = problemsOf(form, limits);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return true;
    showField(first);
    return false;
  }

  function showField(field: string): void {
    setView("form");
    // The last keystroke may still be drawing the field's message.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus());
  }

  function ask(): void {
    if (sending || waitSeconds > 0 || !checkForm()) return;
    if (currentToken() === null) {
      remember();
      openLogin({ reason: m.ask.signInReason });
      return;
    }
    void begin();
  }

  async function begin(): Promise<void> {
    try {
      const begun = await askDraft(essay?.essayId, form);
      setShownNo(begun.no);
      setView("paper");
      if (essay === null) arrived(begun.essayId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    }
  }

  function arrived(essayId: string): void {
    made();
    onMade(essayId);
  }

  /** Shows a refusal at its field, or as a toast; other errors are shown by the page's handler. */
  function refused({ kind, field, message }: ApiError): void {
    if (kind === "session") remember();
    if (kind !== "refused") return;
    if (field === null || !FIELDS.includes(field)) {
      toast({ tone: "error", title: message });
      return;
    }
    setProblems((now) => ({ ...now, [field]: message }));
    showField(field);
  }

  function openTemplates(): void {
    if (currentToken() === null) openLogin({ reason: m.ask.signInReason });
    else setChoosing(true);
  }

  async function onTemplate({ essayId, no, merged, unchanged }: TemplateUse): Promise<void> {
    await refreshEssay(essayId);
    setChoosing(false);
    setShownNo(no);
    setView("paper");
    toast({ tone: "ok", title: m.versions.added(no), pill: true });
    for (const said of [
      merged.length > 0 && t.merged(merged.join(t.between)),
      unchanged.length > 0 && t.unchanged(unchanged.join(t.between)),
    ])
      if (said !== false) toast({ tone: "info", title: said });
    if (essay === null) arrived(essayId);
  }

  function onTooMany(): void {
    const members = LIMITS[variant].vip.essayChapters;
    if (limits.essayChapters < members) offerMembership(m.bar.chaptersForMembers(limits.essayChapters, members));
    else toast({ tone: "info", title: m.bar.chaptersFull(limits.essayChapters), pill: true });
  }

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || isComposing(event) || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const bring = (
    <>
      <Button tone="ghost" size="sm" iconOnly aria-label={t.title} title={t.title} onClick={openTemplates}>
        <Icon name="files" size={16} />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bring.title} title={m.bring.title} onClick={() => setBringing(true)}>
        <Icon name="upload-simple" size={16} />
      </Button>
    </>
  );
  return (
    <div className={cx(frame["workspace"], css["workspace"])} data-view={view}>
      <div className={cx(frame["views"], css["views"])}>
        {/* The form with the heading is put away. */}
        {isPhone && view === "paper" ? <h1 className="sr">{m.heading}</h1> : null}
        <Segmented
          label={m.views.label}
          value={view}
          onChange={setView}
          block
          options={[
            { value: "form", label: m.views.form },
            {
              value: "paper",
              label: (
                <>
                  {m.views.paper}
                  {sending ? <Spinner /> : null}
                </>
              ),
            },
          ]}
        />
      </div>
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
          <OutlineFields
            essayId={essay?.essayId}
            form={form}
            level={level}
            problems={problems}
            isTitleFixed={essay?.stage === "content"}
            onChange={onChange}
          />
        </div>
        <div className={cx(frame["act"], css["act"])}>
          <AskButton
            verb={hasOutline ? m.ask.again : m.ask.first}
            asking={sending ? m.ask.asking(next) : null}
            characters={outlineCharacters(form.length)}
            short={m.ask.short}
          />
        </div>
      </form>
      <div className={cx(frame["out"], css["out"])}>
        {essay === null || shown === undefined ? (
          <div className={`paper ${css["empty"]}`}>
            <EmptyState
              cells={m.empty.cells}
              title={m.empty.title}
              action={
                <span className={css["starts"]}>
                  <Button onClick={openTemplates}>
                    <Icon name="files" size={16} />
                    {t.title}
                  </Button>
                  <Button onClick={() => setBringing(true)}>
                    <Icon name="upload-simple" size={16} />
                    {m.bring.title}
                  </Button>
                </span>
              }
            >
              {isPhone ? m.empty.textPhone : m.empty.text}
            </EmptyState>
          </div>
        ) : (
          <OutlineVersions
            essay={essay}
            shown={shown}
            form={form}
            limits={limits}
            onShow={setShownNo}
            onTooMany={onTooMany}
            checkForm={checkForm}
            onRetry={ask}
            bring={bring}
          />
        )}
        <p className="sr" role="status">
          {shown === undefined || isEmpty ? "" : m.versions.ready(shown.no, shown.outline.length)}
        </p>
      </div>
      <TemplateDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        essay={{ ...form, essayId: essay?.essayId, title: form.title.trim() }}
        onUsed={(made) => void onTemplate(made)}
      />
      <BringDialog
        open={bringing}
        onClose={() => setBringing(false)}
        essayId={essay?.essayId}
        form={form}
        limits={limits}
        onTitle={(title) => onChange({ title })}
        onAdded={(added) => {
          setBringing(false);
          setShownNo(added.no);
          setView("paper");
          if (essay === null) arrived(added.essayId);
        }}
      />
    </div>
  );
}
