import type { EducationLevel } from "@tangleaf/contract";
import { LIMITS } from "@tangleaf/contract/limits";
import { type TemplateUse, USES_OF_TARGET } from "@tangleaf/contract/template-uses";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { failureText } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { variant } from "#lib/variant.ts";
import { templateMessages as m } from "#messages/template.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { makeOfTemplate } from "../api.ts";
import type { SlotWords } from "../filled-title.ts";
import type { TemplatePage } from "../library-data.ts";

type Length = { length: number; onLength: (length: number) => void };

/** The form a text is made from a template with. It is filled in without signing in; the last button asks for it. */
export function useTemplateForm(page: TemplatePage, { length, onLength }: Length) {
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.token !== null);
  const levels = getLevels(page);
  const [words, setWords] = useState<SlotWords>({});
  const [title, setTitle] = useState<string | null>(null);
  const [level, setLevel] = useState<EducationLevel>(levels.includes("undergraduate") ? "undergraduate" : (levels[0] ?? "undergraduate"));
  const [language, setLanguage] = useState<"zh" | "en">(variant);
  const uses = USES_OF_TARGET[page.target] ?? ["note"];
  const [target, setTarget] = useState<TemplateUse>(uses[0] ?? "note");
  const [state, setState] = useState<{ kind: "idle" } | { kind: "working" } | { kind: "refused"; message: string }>({ kind: "idle" });
  const requestId = useRef(newUuid());
  /** A changed form is another request. */
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      requestId.current = newUuid();
      set(value);
    };
  /** A length that was not changed by hand follows the level. */
  const changeLevel = (chosen: EducationLevel) => {
    if (length === usualLength(page, level) || length === page.length.default) onLength(usualLength(page, chosen));
    anew(setLevel)(chosen);
  };

  const start = async () => {
    setState({ kind: "working" });
    const slots = Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ""));
    const typed = title?.trim() ?? "";
    try {
      const made = await makeOfTemplate({
        ...{ pubId: page.pubId, slots, level, language, length, target, requestId: requestId.current },
        ...(typed === "" ? {} : { title: typed }),
      });
      const notes = [
        ...(made.merged.length === 0 ? [] : [m.dialog.merged(made.merged.join(m.between))]),
        ...(made.unchanged.length === 0 ? [] : [m.dialog.unchanged(made.unchanged.join(m.between))]),
      ];
      if (notes.length > 0) toast({ tone: "info", title: notes.join(" ") });
      await navigate(pathOfMade(made));
    } catch (error) {
      setState({ kind: "refused", message: failureText(error, m.dialog.failed) });
    }
  };
  const pending = usePendingStart(() => void start());

  return {
    levels,
    uses,
    words,
    title: title ?? "",
    level,
    language,
    target,
    length,
    state,
    setWord: (label: string, word: string) => anew(setWords)({ ...words, [label]: word }),
    setTitle: anew(setTitle),
    setLevel: changeLevel,
    setLanguage: anew(setLanguage),
    setTarget: anew(setTarget),
    setLength: anew(onLength),
    begin() {
      if (signedIn) return void start();
      pending.remember();
      openLogin({ reason: m.dialog.loginReason });
    },
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;

/** Levels a template is offered for; one for anybody is for each. */
function getLevels({ levels }: TemplatePage): readonly EducationLevel[] {
  return LIMITS[variant].vip.essayLevels.filter((level) => levels.includes(level) || (levels.includes("any") && level !== "middleSchool"));
}

function usualLength({ length }: TemplatePage, level: EducationLevel): number {
  return length.byLevel?.[level] ?? length.default;
}

/** The outline of an essay, the paper of a document, or the note. */
function pathOfMade({ essayId, no, noteId }: { essayId: string | null; no: number | null; noteId: string | null }): string {
  if (noteId !== null) return webPaths.note(noteId);
  return no === null ? webPaths.essayContent(essayId ?? undefined) : webPaths.essayOutline(essayId ?? undefined);
}
