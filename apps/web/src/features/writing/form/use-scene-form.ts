import type { Scene } from "@tangleaf/contract";
import { type Dispatch, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { formInputsOf } from "#lib/form-input.ts";
import { useSession } from "#lib/session-store.ts";
import { emptyForm, type FormAction, type FormState, formReducer, isUntouched, ownValues } from "./form-state.ts";

const KEEP_AFTER_MS = 300;

/**
 * The scene's form and its unsent input. The first render is the empty, prerendered form; what was typed last time comes
 * right after it. `restore: false` leaves it to the caller to fill the form from an earlier text.
 */
export function useSceneForm(scene: Scene, { restore }: { restore: boolean }): [FormState, Dispatch<FormAction>] {
  const { sceneType, form } = scene;
  const [state, dispatch] = useReducer(formReducer, form, emptyForm);
  const owner = useSession((now) => now.owner);
  const inputs = useMemo(() => (owner === undefined ? null : formInputsOf(owner)), [owner]);
  const latest = useRef(state.values);
  useLayoutEffect(() => {
    latest.current = state.values;
  });
  const restoredFrom = useRef<typeof inputs>(null);

  useLayoutEffect(() => {
    // Whose form it is may be known only after typing has begun, and somebody may sign in over an empty one.
    const isNews = inputs !== restoredFrom.current && (restoredFrom.current === null || isUntouched(form, latest.current));
    if (isNews) restoredFrom.current = inputs;
    const earlier = isNews && restore ? (inputs?.read(sceneType) ?? null) : null;
    if (earlier !== null) dispatch({ type: "restored", form, earlier });
  }, [inputs, restore, sceneType, form]);

  const kept = useRef(state.values);
  useEffect(() => {
    const own = ownValues(form, state);
    if (inputs === null || isUntouched(form, own)) return;
    const keep = () => {
      if (kept.current === state.values) return;
      kept.current = state.values;
      inputs.write(sceneType, own, Date.now());
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [inputs, sceneType, form, state]);

  return [state, dispatch];
}
