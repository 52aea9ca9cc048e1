import type { Scene } from "@tangleaf/contract";
import { type Dispatch, useEffect, useRef } from "react";
import { type FormAction, valuesFrom } from "../form/form-state.ts";

/** The form follows the text that was opened; the inputs belong to the piece, not to a draft. `fields`: null where none was opened. */
export function useFormOfText(scene: Scene, fields: Readonly<Record<string, unknown>> | null, dispatch: Dispatch<FormAction>): void {
  const filledFrom = useRef<unknown>(null);
  useEffect(() => {
    if (!fields || filledFrom.current === fields) return;
    const isFirst = filledFrom.current === null;
    filledFrom.current = fields;
    // What was typed while the first was on its way stays.
    if (isFirst) dispatch({ type: "restored", form: scene.form, earlier: fields });
    else dispatch({ type: "filled", values: valuesFrom(scene.form, fields) });
  }, [fields, scene.form, dispatch]);
}
