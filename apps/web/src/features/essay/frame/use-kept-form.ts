import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { formInputsOf } from "#lib/form-input.ts";
import { queryClient, refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { currentToken, useSession } from "#lib/session-store.ts";
import { type Essay, essayQuery, updateEssay } from "../api.ts";

const KEEP_AFTER_MS = 300;
const SAVE_AFTER_MS = 1000;

type KeptValues = Readonly<Record<string, string | number>>;
type SavedFacts = Partial<Pick<Essay, "major" | "topic" | "title" | "level" | "language" | "length" | "material" | "keywords">>;

/** A form about an essay: how it begins, how a browser keeps it, and what of it the server saves. */
export type EssayFormKind<Form extends object> = {
  /** It is kept under this name, and under `name-<essayId>` once there is an essay. */
  readonly name: string;
  readonly empty: Form;
  formOf(essay: Essay): Form;
  toKept(form: Form, saved: boolean): Record<string, string | number>;
  fromKept(kept: KeptValues): { form: Form; saved: boolean };
  /** What of a form only the browser has. */
  pageOnly(form: Form): Partial<Form>;
  /** What differs from what the server has. */
  changedSince(form: Form, essay: Essay): SavedFacts;
};

/**
 * The form of an essay, or of a new one (null). What is typed is kept in the browser at once, and saved in the essay soon after,
 * once there is one: a reload, signing in and an ended session lose nothing. `kind`: the same at every drawing.
 */
export function useKeptForm<Form extends object>(kind: EssayFormKind<Form>, essay: Essay | null) {
  const owner = useSession((state) => state.owner);
  const inputs = useMemo(() => (owner === undefined ? null : formInputsOf(owner)), [owner]);
  const essayId = essay?.essayId ?? null;
  const [form, setForm] = useState<Form>(() => (essay === null ? kind.empty : kind.formOf(essay)));
  /** What was changed here, by hand. */
  const touched = useRef<Partial<Form>>({});
  const latest = useRef({ kind, form, essay, inputs });
  useLayoutEffect(() => {
    latest.current = { kind, form, essay, inputs };
  });

  // Whose form it is may be known only after typing has begun, and somebody may sign in over an empty one.
  const restoredFrom = useRef<typeof inputs>(null);
  useLayoutEffect(() => {
    const isNews = inputs !== restoredFrom.current && (restoredFrom.current === null || Object.keys(touched.current).length === 0);
    if (inputs === null || !isNews) return;
    restoredFrom.current = inputs;
    const kept = inputs.read(keptName(kind.name, essayId));
    if (kept === null) return;
    const { form: before, saved } = kind.fromKept(kept);
    setForm((now) => ({ ...now, ...(saved ? kind.pageOnly(before) : before), ...touched.current }));
  }, [kind, inputs, essayId]);

  useEffect(() => {
    const isNew = Object.keys(touched.current).length === 0 && (essay === null || Object.keys(kind.changedSince(form, essay)).length === 0);
    if (inputs === null || isNew) return;
    const keep = () => inputs.write(keptName(kind.name, essayId), kind.toKept(form, false), Date.now());
    const keeping = setTimeout(keep, KEEP_AFTER_MS);
    const toBeSaved = setTimeout(() => save(latest.current), SAVE_AFTER_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(keeping);
      clearTimeout(toBeSaved);
      window.removeEventListener("pagehide", keep);
    };
  }, [kind, form, inputs, essay, essayId]);

  useEffect(
    () => () => {
      const { kind: of, form: now, essay: about, inputs: kept } = latest.current;
      if (Object.keys(touched.current).length === 0) return;
      kept?.write(keptName(of.name, about?.essayId ?? null), of.toKept(now, false), Date.now());
      save(latest.current);
    },
    [],
  );

  return {
    form,
    change(changed: Partial<Form>): void {
      touched.current = { ...touched.current, ...changed };
      setForm((now) => ({ ...now, ...changed }));
    },
    /** An essay was made of the form: a new one begins empty. */
    made: () => latest.current.inputs?.clear(keptName(kind.name, null)),
  };
}

const keptName = (name: string, essayId: string | null): string => (essayId === null ? name : `${name}-${essayId}`);

type Latest<Form extends object> = {
  kind: EssayFormKind<Form>;
  form: Form;
  essay: Essay | null;
  inputs: ReturnType<typeof formInputsOf> | null;
};

let saving: Promise<void> = Promise.resolve();

/** Saves what the essay does not have yet; what cannot be saved now stays in the browser until the next change or visit. */
function save<Form extends object>(latest: Latest<Form>): void {
  saving = saving.then(() => saveChanged(latest)).catch(() => undefined);
}

async function saveChanged<Form extends object>({ kind, form, essay, inputs }: Latest<Form>): Promise<void> {
  if (essay === null || currentToken() === null) return;
  const { essayId } = essay;
  const { queryKey } = essayQuery(essayId);
  // Another save may have ended since the page was drawn.
  const changed = kind.changedSince(form, queryClient.getQueryData(queryKey) ?? essay);
  if (Object.keys(changed).length > 0) {
    await updateEssay({ essayId, ...changed }, { background: true });
    queryClient.setQueryData(queryKey, (known) => (known === undefined ? known : { ...known, ...changed }));
    void refreshAnswers(queryKeys.essays.lists);
  }
  inputs?.write(keptName(kind.name, essayId), kind.toKept(form, true), Date.now());
}
