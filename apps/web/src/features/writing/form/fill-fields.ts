import type { Scene } from "@tangleaf/contract";
import type { Dispatch } from "react";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { FillSource, FormAction } from "./form-state.ts";

type Fill = { scene: Scene; dispatch: Dispatch<FormAction>; values: Readonly<Record<string, unknown>>; source: FillSource };

/** What the toasts of filling a form in, and of taking the example out, tell of. */
export const FILLING = "filling";

/**
 * Puts values into a scene's form as one step, whoever has them: fields that are not named keep what they hold, Ctrl Z or the toast
 * brings back what stood there. Every field that was filled says where its words are from until it is typed into.
 */
export function fillFields({ scene, dispatch, values, source }: Fill): void {
  dispatch({ type: "filledIn", form: scene.form, values, source });
  toast({
    tone: "ok",
    title: m.form.filledIn[source],
    pill: true,
    about: FILLING,
    action: { text: m.form.undo, run: () => dispatch({ type: "undone", source }) },
  });
}
