import type { Scene } from "@tangleaf/contract";
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { formInputsOf } from "#lib/form-input.ts";
import { useSession } from "#lib/session-store.ts";
import { emptyForm, type FormAction, type FormState, formReducer, isUntouched, ownValues } from "./form-state.ts";

const KEEP_AFTER_MS = 300;

type Options = {
  restore: boolean;
  /** What was typed into the prerendered form before this code came is read out of it. */
  element: RefObject<HTMLElement | null>;
};

/**
 * The scene's form and its unsent input. The first render is the empty, prerendered form; what was typed last time comes
 * right after it. `restore: false` leaves it to the caller to fill the form from an earlier text.
 */
export function useSceneForm(scene: Scene, { restore, element }: Options): [FormState, Dispatch<FormAction>] {
  const { sceneType, form } = scene;
  const [state, dispatch] = useReducer(formReducer, form, emptyForm);
  const owner = useSession((now) => now.owner);
  const inputs = useMemo(() => (owner === undefined ? null : formInputsOf(owner)), [owner]);
  const latest = useRef(state.values);
  useLayoutEffect(() => {
    latest.current = state.values;
  });
  const restoredFrom = useRef<typeof inputs>(null);
  const mounted = useRef(false);

  useLayoutEffect(() => {
    // Only now: the fields show what the state holds from here on.
    const typed = mounted.current ? {} : typedInto(element.current);
    mounted.current = true;
    // Whose form it is may be known only after typing has begun, and somebody may sign in over an empty one.
    const isNews = inputs !== restoredFrom.current && (restoredFrom.current === null || isUntouched(form, latest.current));
    if (isNews) restoredFrom.current = inputs;
    const earlier = isNews && restore ? (inputs?.read(sceneType) ?? null) : null;
    if (earlier === null && Object.keys(typed).length === 0) return;
    dispatch({ type: "restored", form, earlier: earlier ?? {}, typed });
  }, [inputs, restore, sceneType, form, element]);

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

function typedInto(element: HTMLElement | null): Record<string, string> {
  const fields = [...(element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-field]") ?? [])];
  return Object.fromEntries(fields.filter(({ value }) => value !== "").map((field) => [field.dataset["field"] ?? "", field.value]));
}
