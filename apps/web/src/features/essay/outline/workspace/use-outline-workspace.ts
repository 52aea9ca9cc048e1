import { type Level, LIMITS } from "@tangleaf/contract/limits";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { useUser } from "#lib/queries.ts";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { essayTemplateMessages as t } from "#messages/essay-templates.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Essay } from "../../api.ts";
import { offerMembership } from "../../downloads/offer-membership.ts";
import { useAskKey } from "../../frame/use-ask-key.ts";
import { useKeptForm } from "../../frame/use-kept-form.ts";
import type { TemplateUse } from "../../templates/template-dialog-props.ts";
import { refreshEssay } from "../api.ts";
import { OUTLINE_FORM, type OutlineField, type OutlineForm, type OutlineProblems, problemsOf } from "../outline-form.ts";
import { useDraftOutline } from "../use-outline-drafts.ts";

export type View = "form" | "paper";
const FIELDS: readonly string[] = ["title", "level", "language", "length", "material", "method"] satisfies OutlineField[];

/** The form an outline is drafted from with its problems, asking for drafts, and which of form and paper a phone shows. */
export function useOutlineWorkspace(essay: Essay | null, onMade: (essayId: string) => void) {
  const element = useRef<HTMLFormElement>(null);
  const user = useUser();
  const level: Level = user?.level ?? "free";
  const limits = LIMITS[variant][level];
  const { form, change, made } = useKeptForm(OUTLINE_FORM, essay);
  const { ask: askDraft, sending } = useDraftOutline();
  const [problems, setProblems] = useState<OutlineProblems>({});
  const [view, setView] = useState<View>("form");
  const [shownNo, setShownNo] = useState<number | null>(null);
  const waitSeconds = useWaitSeconds();
  const { remember } = usePendingStart(ask);
  const hasOutline = essay !== null && essay.outlines.length > 0;

  useEffect(() => {
    if (hasOutline) setView("paper");
  }, [hasOutline]);
  useAskKey(ask);

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
      showVersion(begun);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
    }
  }

  /** Shows a version, which may be the first of a new essay. */
  function showVersion({ essayId, no }: { essayId: string; no: number }): void {
    setShownNo(no);
    setView("paper");
    if (essay !== null) return;
    made();
    onMade(essayId);
  }

  /** Shows a refusal at its field, or as a toast; other errors are shown by the page's handler. */
  function showRefusal({ kind, field, message }: ApiError): void {
    if (kind === "session") remember();
    if (kind !== "refused") return;
    if (field === null || !FIELDS.includes(field)) {
      toast({ tone: "error", title: message });
      return;
    }
    setProblems((now) => ({ ...now, [field]: message }));
    showField(field);
  }

  /** `onShown`: the version is about to be shown, and the dialog can go. */
  async function takeTemplate({ essayId, no, merged, unchanged }: TemplateUse, onShown: () => void): Promise<void> {
    await refreshEssay(essayId);
    onShown();
    toast({ tone: "ok", title: m.versions.added(no), pill: true });
    for (const note of [
      merged.length > 0 && t.merged(merged.join(t.between)),
      unchanged.length > 0 && t.unchanged(unchanged.join(t.between)),
    ])
      if (note !== false) toast({ tone: "info", title: note });
    showVersion({ essayId, no });
  }

  function onTooMany(): void {
    const members = LIMITS[variant].vip.essayChapters;
    if (limits.essayChapters < members) offerMembership(m.bar.chaptersForMembers(limits.essayChapters, members));
    else toast({ tone: "info", title: m.bar.chaptersFull(limits.essayChapters), pill: true });
  }

  return {
    element,
    level,
    limits,
    form,
    problems,
    sending,
    view,
    setView,
    shownNo,
    setShownNo,
    onChange,
    ask,
    checkForm,
    showVersion,
    takeTemplate,
    onTooMany,
  };
}
