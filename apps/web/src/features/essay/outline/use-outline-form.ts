import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { formInputsOf } from "#lib/form-input.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { currentToken, useSession } from "#lib/session-store.ts";
import { type Essay, essayQuery, updateEssay } from "../api.ts";
import { changedSince, EMPTY_FORM, formOf, fromKept, type OutlineForm, toKept } from "./outline-form.ts";

const KEEP_AFTER_MS = 300;
const SAVE_AFTER_MS = 1000;

/** Name under which a browser keeps the form of an essay, or of one that is not made yet. */
const keptName = (essayId: string | null) => (essayId === null ? "outline" : `outline-${essayId}`);

/**
 * The form of an essay's outlines, or of a new essay (null). What is typed is kept in the browser at once, and saved in the essay
 * soon after, once there is one: a reload, signing in and an ended session lose nothing.
 */
export function useOutlineForm(essay: Essay | null) {
  const owner = useSession((state) => state.owner);
  const inputs = useMemo(() => (owner === undefined ? null : formInputsOf(owner)), [owner]);
  const essayId = essay?.essayId ?? null;
  const [form, setForm] = useState<OutlineForm>(() => (essay === null ? EMPTY_FORM : formOf(essay)));
  /** What was changed here, by hand. */
  const touched = useRef<Partial<OutlineForm>>({});
  const latest = useRef({ form, essay, inputs });
  useLayoutEffect(() => {
    latest.current = { form, essay, inputs };
  });

  // Whose form it is may be known only after typing has begun, and somebody may sign in over an empty one.
  const restoredFrom = useRef<typeof inputs>(null);
  useLayoutEffect(() => {
    const isNews = inputs !== restoredFrom.current && (restoredFrom.current === null || Object.keys(touched.current).length === 0);
    if (inputs === null || !isNews) return;
    restoredFrom.current = inputs;
    const kept = inputs.read(keptName(essayId));
    if (kept === null) return;
    const { form: before, saved } = fromKept(kept);
    setForm((now) => ({ ...now, ...(saved ? { method: before.method } : before), ...touched.current }));
  }, [inputs, essayId]);

  useEffect(() => {
    const isNew = Object.keys(touched.current).length === 0 && (essay === null || Object.keys(changedSince(form, essay)).length === 0);
    if (inputs === null || isNew) return;
    const keep = () => inputs.write(keptName(essayId), toKept(form, false), Date.now());
    const keeping = setTimeout(keep, KEEP_AFTER_MS);
    const toBeSaved = setTimeout(() => save(latest.current), SAVE_AFTER_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(keeping);
      clearTimeout(toBeSaved);
      window.removeEventListener("pagehide", keep);
    };
  }, [form, inputs, essay, essayId]);

  useEffect(
    () => () => {
      const { form: now, essay: of, inputs: kept } = latest.current;
      if (Object.keys(touched.current).length === 0) return;
      kept?.write(keptName(of?.essayId ?? null), toKept(now, false), Date.now());
      save(latest.current);
    },
    [],
  );

  return {
    form,
    change(changed: Partial<OutlineForm>): void {
      touched.current = { ...touched.current, ...changed };
      setForm((now) => ({ ...now, ...changed }));
    },
    /** An essay was made of the form: a new one begins empty. */
    made: () => latest.current.inputs?.clear(keptName(null)),
  };
}

type Latest = { form: OutlineForm; essay: Essay | null; inputs: ReturnType<typeof formInputsOf> | null };

let saving: Promise<void> = Promise.resolve();

/** Saves what the essay does not have yet; what cannot be saved now stays in the browser until the next change or visit. */
function save(latest: Latest): void {
  saving = saving.then(() => saveChanged(latest)).catch(() => undefined);
}

async function saveChanged({ form, essay, inputs }: Latest): Promise<void> {
  if (essay === null || currentToken() === null) return;
  const { essayId } = essay;
  const { queryKey } = essayQuery(essayId);
  // Another save may have ended since the page was drawn.
  const changed = changedSince(form, queryClient.getQueryData(queryKey) ?? essay);
  if (Object.keys(changed).length > 0) {
    await updateEssay({ essayId, ...changed }, { quiet: true });
    queryClient.setQueryData(queryKey, (known) => (known === undefined ? known : { ...known, ...changed }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.essays.lists });
  }
  inputs?.write(keptName(essayId), toKept(form, true), Date.now());
}
