import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";
import type { FormAction, FormState } from "./form-state.ts";

/** Ctrl Z takes a filling in back: outside of other texts, and in a field as soon as nothing typed into it since is left to undo. */
export function useFillUndo(form: RefObject<HTMLElement | null>, state: FormState, dispatch: Dispatch<FormAction>): void {
  const latest = useRef(state);
  // Before the form shows it: a key pressed at once takes back what is seen.
  useLayoutEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (isComposing(event) || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')) return;
      const { values, steps } = latest.current;
      const step = steps.at(-1);
      if (!step || !isFree(event.target, form.current, (key) => values[key] === step.after[key])) return;
      event.preventDefault();
      dispatch({ type: "undone" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form, dispatch]);
}

/** Whether the key has nothing of its own to undo where it was pressed. */
function isFree(target: EventTarget | null, form: HTMLElement | null, isAsFilled: (key: string) => boolean): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (!target.isContentEditable && !target.matches("input, textarea")) return true;
  const key = target.dataset["field"];
  return form?.contains(target) === true && (key === undefined || isAsFilled(key));
}
