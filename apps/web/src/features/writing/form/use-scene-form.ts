import type { Scene } from "@tangleaf/contract";
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import { formDrafts } from "./form-drafts.ts";
import { emptyValues, type FormAction, type FormState, formReducer, isUntouched, valuesFrom } from "./form-state.ts";

const KEEP_AFTER_MS = 300;

/**
 * The scene's form and its unsent draft. The first render is the empty, prerendered form; what was typed last time comes
 * right after it. `restore: false` leaves it to the caller to fill the form from an earlier text.
 */
export function useSceneForm(scene: Scene, { restore }: { restore: boolean }): [FormState, Dispatch<FormAction>] {
  const { sceneType, form } = scene;
  const [state, dispatch] = useReducer(formReducer, form, (fields): FormState => ({ values: emptyValues(fields), problems: {} }));
  const restored = useRef(false);

  useEffect(() => {
    const kept = restore ? formDrafts.read(sceneType) : null;
    if (kept) dispatch({ type: "filled", values: valuesFrom(form, kept) });
    restored.current = true;
  }, [restore, sceneType, form]);

  const kept = useRef(state.values);
  useEffect(() => {
    if (!restored.current || isUntouched(form, state.values)) return;
    const keep = () => {
      if (kept.current === state.values) return;
      kept.current = state.values;
      formDrafts.write(sceneType, state.values, Date.now());
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [sceneType, form, state.values]);

  return [state, dispatch];
}
