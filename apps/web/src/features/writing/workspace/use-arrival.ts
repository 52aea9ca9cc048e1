import type { Scene } from "@tangleaf/contract";
import { type Dispatch, type RefObject, useEffect } from "react";
import { useSearchParams } from "react-router";
import { focusField } from "#lib/focus-field.ts";
import { takeFormFocus } from "#lib/form-focus.ts";
import type { FormAction } from "../form/form-state.ts";
import { carryIn } from "./carry-in.tsx";

const CARRY = "carry";
const FOCUS_AFTER_MS = 300;

/** Applies what the link to the page asks for: focuses the form, carries a text in. */
export function useArrival(scene: Scene, form: RefObject<HTMLFormElement | null>, dispatch: Dispatch<FormAction>): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!takeFormFocus()) return;
    // The palette gives the focus back to what had it before, a moment after it has closed.
    const timer = setTimeout(() => focusField(form.current, [scene.form[0]?.key ?? ""]), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scene.form, form]);

  const wantsCarry = params.has(CARRY);
  useEffect(() => {
    if (!wantsCarry) return;
    setParams(
      (now) => {
        now.delete(CARRY);
        return now;
      },
      { replace: true },
    );
    void carryIn(scene, dispatch);
  }, [wantsCarry, setParams, scene, dispatch]);
}
