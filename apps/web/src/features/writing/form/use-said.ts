import type { FormField, Scene } from "@tangleaf/contract";
import { type Dispatch, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Said, saidIn } from "#lib/said-state.ts";
import { useSession } from "#lib/session-store.ts";
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
 * it is only offered (`use`), and `undo` gives back the form as it was.
 */
export function useSaid(scene: Scene, state: FormState, dispatch: Dispatch<FormAction>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = useSession((now) => now.owner) !== undefined;
  const [filled, setFilled] = useState<Filled | null>(null);
  /** Once around after it is known whose form this is, so that what was kept stands in it. */
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(isKnown), [isKnown]);
  /** The address is without it only a moment later. */
  const taken = useRef("");

  useEffect(() => {
    const said = saidIn(location.state);
    if (!isReady || said === null || taken.current === location.key) return;
    taken.current = location.key;
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, preventScrollReset: true });
    const known = knownIn(scene.form, said);
    const typed = touchedIn(scene.form, state.values);
    const [free, kept] = split(known, (key) => !(key in typed) || typed[key] === known[key]);
    if (Object.keys(known).length === 0) return;
    dispatch({ type: "filledIn", form: scene.form, values: free, source: "sentence" });
    setFilled({ values: free, kept });
  }, [isReady, location, navigate, scene.form, state.values, dispatch]);

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
