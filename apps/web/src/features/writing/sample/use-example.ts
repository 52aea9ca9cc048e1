import type { Scene } from "@tangleaf/contract";
import { type Dispatch, useState } from "react";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { FILLING, fillFields } from "../form/fill-fields.ts";
import { type FormAction, type FormState, isExampleIn } from "../form/form-state.ts";

type UseExample = {
  scene: Scene;
  state: FormState;
  dispatch: Dispatch<FormAction>;
};

/** The scene's example in its form, and whether the sample of what comes of it is to be seen. */
export function useExample({ scene, state, dispatch }: UseExample) {
  const [closed, setClosed] = useState(false);
  return {
    /** Undoing the filling in takes the sample away as well, undoing the taking out brings it back. */
    sampleOpen: !closed && isExampleIn(state),
    fill: () => {
      setClosed(false);
      fillFields({ scene, dispatch, values: scene.example, source: "example" });
    },
    close: () => setClosed(true),
    takeOut: () => {
      dispatch({ type: "exampleTaken", form: scene.form });
      toast({
        tone: "ok",
        title: m.example.takenOut,
        pill: true,
        about: FILLING,
        action: { text: m.form.undo, run: () => dispatch({ type: "undone", source: null }) },
      });
    },
  };
}
