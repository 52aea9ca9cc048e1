import type { Scene } from "@tangleaf/contract";
import { DOCUMENT_TYPES } from "@tangleaf/contract/document-types";
import { type RefObject, useEffect, useState } from "react";
import { useModelPrice, useWritesSample } from "#lib/models.ts";
import { useCounter } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { useFillUndo } from "../form/use-fill-undo.ts";
import { useSceneForm } from "../form/use-scene-form.ts";
import type { Step } from "../paper/caveats.ts";
import { isRunning } from "../store/writing-state.ts";
import type { WrittenProps } from "../store/written.tsx";
import { isResumable, quoteStart, quoteStep } from "./quote-steps.ts";
import { useDocumentLimit } from "./use-document-limit.ts";
import { useFormOfText } from "./use-form-of-text.ts";
import { unseenGenerationOf, useOpenedText } from "./use-opened-text.ts";
import { useStart } from "./use-start.ts";
import { useWriting } from "./use-writing.ts";

/** Everything a scene's workspace does: fill in, write, stop, go on, the next draft. */
export function useSceneWorkspace({ scene, form }: { scene: Scene; form: RefObject<HTMLElement | null> }) {
  const started = useWriting();
  const { writing, state } = started;
  const opened = useOpenedText({ sceneType: scene.sceneType, writing });
  const [formState, dispatch] = useSceneForm(scene, { restore: opened.textId === null });
  useFillUndo(form, formState, dispatch);
  const [model, setModel] = useState<string | null>(null);
  const counter = useCounter();
  const hydrated = useHydrated();
  const signedIn = useSession((now) => now.token !== null);
  const owner = useSession((now) => now.owner);
  const { phase, currentId, drafts } = state;
  const documentType = DOCUMENT_TYPES.find((type) => type === scene.sceneType);
  const length = formState.values["length"];
  const limit = useDocumentLimit(documentType, Number(length ?? 0));
  const current = drafts.find((draft) => draft.generationId === currentId);

  useFormOfText(scene, opened.fromHistory ? state.fields : null, dispatch);

  const ended = currentId !== null && !isRunning(phase) && phase !== "opening" && phase !== "idle";
  useEffect(() => {
    if (ended && owner) unseenGenerationOf(owner).clear(scene.sceneType);
  }, [ended, owner, scene.sceneType]);

  // The address names the draft that is shown.
  const { show } = opened;
  const isBack = state.unchangedBy !== null;
  useEffect(() => {
    if (isBack && currentId !== null) show(currentId);
  }, [isBack, currentId, show]);

  const starting = useStart({
    scene,
    form,
    formState,
    dispatch,
    writing: started,
    documentType,
    limit,
    model,
    onModel: setModel,
    onStarted: opened.show,
  });

  const target = current?.target ?? (isRunning(phase) && typeof length === "number" && scene.output.unit === "char" ? length : null);
  const price = useModelPrice(model);
  const sample = useWritesSample(model);
  const pricePaid = useModelPrice(current?.model ?? model);
  const readText = () => (currentId === null ? "" : (writing.text(currentId) ?? writing.buffer()?.text ?? ""));
  const quoted = { scene, documentType, values: formState.values, phase, current, readText, price };

  /** Of the draft being written, or to be written next; what is begun anew of a text of before is a document, its first. */
  function draftNo(): number {
    const next = (drafts.at(-1)?.draftNo ?? 0) + 1;
    if (isRunning(phase)) return current?.draftNo ?? next;
    return documentType === undefined ? next : 1;
  }

  return {
    writing,
    state,
    formState,
    dispatch,
    model,
    setModel,
    counter,
    signedIn,
    ...starting,
    target: scene.output.unit === "char" ? target : null,
    emptyFields: scene.form
      .filter(({ key, type, folded }) => type !== "number" && !folded && String(formState.values[key] ?? "").trim() === "")
      .map(({ label }) => label),
    cost: quoteStart(quoted),
    stepCost: (step: Step) => quoteStep(step, quoted),
    /** Why a document cannot be begun as the form is; null = it can. */
    limit,
    isDocument: documentType !== undefined,
    /** The address names a text, which the paper shows once it is there. */
    isNamed: hydrated && opened.textId !== null,
    /** For what shows how much is written, at the price of the model that writes it, or wrote it. */
    written: { writing, target, price: pricePaid } satisfies WrittenProps,
    resumable: isResumable(phase),
    sample,
    draftNo: draftNo(),
    stop: () => void writing.stop(),
    selectDraft: opened.show,
    reopen: opened.reopen,
    newPiece: () => {
      writing.clear();
      opened.show(null);
    },
  };
}
