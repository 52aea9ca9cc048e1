import type { Scene } from "@tangleaf/contract";
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { formDrafts } from "./form-drafts.ts";
import { emptyValues, type FormAction, type FormState, formReducer, isUntouched, valuesFrom } from "./form-state.ts";

const KEEP_AFTER_MS = 300;

type Options = {
  restore: boolean;
  /** What was typed into the prerendered form before this code came is read out of it. */
  element: RefObject<HTMLElement | null>;
};

/**
 * The scene's form and its unsent draft. The first render is the empty, prerendered form; what was typed last time comes
 * right after it. `restore: false` leaves it to the caller to fill the form from an earlier text.
 */
export function useSceneForm(scene: Scene, { restore, element }: Options): [FormState, Dispatch<FormAction>] {
  const { sceneType, form } = scene;
  const [state, dispatch] = useReducer(formReducer, form, (fields): FormState => ({ values: emptyValues(fields), problems: {} }));
  const restored = useRef(false);

  useLayoutEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const typed = typedInto(element.current);
    const earlier = restore ? formDrafts.read(sceneType) : null;
    if (earlier || Object.keys(typed).length > 0) dispatch({ type: "filled", values: valuesFrom(form, { ...earlier, ...typed }) });
  }, [restore, sceneType, form, element]);

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

function typedInto(element: HTMLElement | null): Record<string, string> {
  const fields = [...(element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-field]") ?? [])];
  return Object.fromEntries(fields.filter(({ value }) => value !== "").map((field) => [field.dataset["field"] ?? "", field.value]));
}
