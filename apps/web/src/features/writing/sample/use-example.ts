import type { Scene } from "@tangleaf/contract";
import { type Dispatch, useState } from "react";
import { fillFields } from "../form/fill-fields.ts";
import type { FormAction, FormState } from "../form/form-state.ts";

type UseExample = {
  scene: Scene;
  state: FormState;
  dispatch: Dispatch<FormAction>;
};

/** The scene's example in its form, and whether the sample of what comes of it is to be seen. */
export function useExample({ scene, state, dispatch }: UseExample) {
  const [closed, setClosed] = useState(false);
  return {
    /** Undoing the filling in takes the sample away as well. */
    sampleOpen: !closed && state.steps.some(({ source }) => source === "example"),
    fill: () => {
      setClosed(false);
      fillFields({ scene, dispatch, values: scene.example, source: "example" });
    },
    close: () => setClosed(true),
    takeOut: () => {
      setClosed(true);
      dispatch({ type: "exampleTaken", form: scene.form });
    },
  };
}
