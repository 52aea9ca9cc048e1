import type { FormField, Scene } from "@tangleaf/contract";
import { type Dispatch, useState } from "react";
import type { Said } from "#lib/said-state.ts";
import { useArrivedSaid } from "#lib/use-arrived-said.ts";
import { emptyValues, type FormAction, type FormState, touchedIn, valuesFrom } from "./form-state.ts";

/** What a sentence filled in, and what it would have but for words that stood there. */
export type Filled = {
  /** In the form now, as far as nobody has changed them. */
  readonly values: Said;
  /** Said as well, where something else was typed before; none once taken over. */
  readonly kept: Said;
};

/**
 * Fills the form in from the sentence it was found by. A field somebody has typed in keeps its words: what the sentence says for
 * it is only offered (`use`), and `undo` takes the last filling in back.
 */
export function useSaid(scene: Scene, state: FormState, dispatch: Dispatch<FormAction>) {
  const [filled, setFilled] = useState<Filled | null>(null);
  useArrivedSaid((said) => {
    const known = knownIn(scene.form, said);
    const typed = touchedIn(scene.form, state.values);
    const [free, kept] = split(known, (key) => !(key in typed) || typed[key] === known[key]);
    if (Object.keys(known).length === 0) return;
    dispatch({ type: "filledIn", form: scene.form, values: free, source: "sentence" });
    setFilled({ values: free, kept });
  });

  return {
    filled,
    use: () => {
      if (filled === null) return;
      dispatch({ type: "filledIn", form: scene.form, values: filled.kept, source: "sentence" });
      setFilled({ values: { ...filled.values, ...filled.kept }, kept: {} });
    },
    undo: () => {
      if (filled === null) return;
      dispatch({ type: "undone", source: "sentence" });
      setFilled(null);
    },
  };
}

/** Only what this form asks for, in the types it takes. */
function knownIn(form: readonly FormField[], said: Said): Said {
  const values = valuesFrom(form, said);
  const empty = emptyValues(form);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => key in said && (value !== empty[key] || said[key] === value)));
}

function split(values: Said, isFirst: (key: string) => boolean): [Said, Said] {
  const entries = Object.entries(values);
  return [Object.fromEntries(entries.filter(([key]) => isFirst(key))), Object.fromEntries(entries.filter(([key]) => !isFirst(key)))];
}
