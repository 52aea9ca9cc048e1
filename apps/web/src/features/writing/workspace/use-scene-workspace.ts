import type { Scene, StartInput } from "@tangleaf/contract";
import { DOCUMENT_TYPES, type DocumentType } from "@tangleaf/contract/document-types";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { focusField } from "#lib/focus-field.ts";
import { formInputsOf } from "#lib/form-input.ts";
import { useModelPrice, useWritesSample } from "#lib/models.ts";
import { useCounter } from "#lib/queries.ts";
import { currentOwner, currentToken, openLogin, useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { problemsOf, toFields, valuesFrom } from "../form/form-state.ts";
import { continuationQuote, documentQuote, revisionQuote, sceneQuote } from "../form/quote.ts";
import { useFillUndo } from "../form/use-fill-undo.ts";
import { useSceneForm } from "../form/use-scene-form.ts";
import type { Step } from "../paper/caveats.ts";
import { isRunning } from "../store/writing-state.ts";
import type { WrittenProps } from "../store/written.tsx";
import { startDocument } from "./start-document.ts";
import { useDocumentLimit } from "./use-document-limit.ts";
import { unseenGenerationOf, useOpenedText } from "./use-opened-text.ts";
import { useWriting } from "./use-writing.ts";

type StartFields = ReturnType<typeof toFields>;

/** Everything a scene's workspace does: fill in, write, stop, go on, the next draft. */
export function useSceneWorkspace({ scene, form }: { scene: Scene; form: RefObject<HTMLElement | null> }) {
  const { writing, state, start: startGeneration } = useWriting();
  const opened = useOpenedText({ sceneType: scene.sceneType, writing });
  const [formState, dispatch] = useSceneForm(scene, { restore: opened.textId === null });
  useFillUndo(form, formState, dispatch);
  const [model, setModel] = useState<string | null>(null);
  const known = useCounter();
  const counter = useHydrated() ? known : undefined;
  const signedIn = useSession((now) => now.token !== null);
  const owner = useSession((now) => now.owner);
  const waitSeconds = useWaitSeconds();
  const { phase, currentId, drafts, pieceId, fields } = state;
  const documentType = DOCUMENT_TYPES.find((type) => type === scene.sceneType);
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(false);
  const length = formState.values["length"];
  const limit = useDocumentLimit(documentType, Number(length ?? 0));
  const current = drafts.find((draft) => draft.generationId === currentId);

  // The form follows the text that was opened; the inputs belong to the piece, not to a draft.
  const filledFrom = useRef<unknown>(null);
  useEffect(() => {
    if (!fields || filledFrom.current === fields || !opened.fromHistory) return;
    const isFirst = filledFrom.current === null;
    filledFrom.current = fields;
    // What was typed while the first was on its way stays.
    if (isFirst) dispatch({ type: "restored", form: scene.form, earlier: fields });
    else dispatch({ type: "filled", values: valuesFrom(scene.form, fields) });
  }, [fields, opened.fromHistory, scene.form, dispatch]);

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

  const { remember } = usePendingStart(start);
  const asked = useRef<StartInput | null>(null);

  async function startWith(input: StartInput): Promise<void> {
    asked.current = input;
    try {
      await startGeneration(input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
      return;
    }
    const { currentId: started } = writing.store.getState();
    if (started) opened.show(started);
    const whose = owner ?? currentOwner();
    if (!whose) return;
    if (started) unseenGenerationOf(whose).write(scene.sceneType, started);
    if (input.kind === "scene") formInputsOf(whose).clear(scene.sceneType);
  }

  /** A document goes on where it is written: on the page of essays. */
  async function beginDocument(type: DocumentType, fields: StartFields, by: string | null): Promise<void> {
    const whose = owner ?? currentOwner();
    setBeginning(true);
    try {
      const essayId = await startDocument({ documentType: type, fields, ...(by === null ? {} : { model: by }) });
      if (whose) formInputsOf(whose).clear(scene.sceneType);
      await navigate(webPaths.essayContent(essayId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    } finally {
      setBeginning(false);
    }
  }

  /** Shows a refusal at its field, or as a toast; other errors are shown by the page's handler. */
  function refused(error: ApiError): void {
    const { kind, field, message } = error;
    if (kind === "session") remember();
    if (kind !== "refused") return;
    if (field !== null && scene.form.some(({ key }) => key === field)) {
      dispatch({ type: "refused", key: field, message });
      focusField(form.current, [field]);
    } else toast({ tone: "error", title: message });
  }

  function start(): void {
    startBy(model);
  }

  function startBy(by: string | null): void {
    if (isRunning(writing.store.getState().phase) || beginning || waitSeconds > 0) return;
    const problems = problemsOf(scene.form, formState.values);
    dispatch({ type: "submitted", problems });
    if (Object.keys(problems).length > 0) {
      focusField(form.current, Object.keys(problems));
      return;
    }
    if (limit !== null) {
      dispatch({ type: "refused", key: "length", message: limit.text });
      focusField(form.current, ["length"]);
      return;
    }
    if (currentToken() === null) {
      remember();
      openLogin({ reason: m.write.signInReason });
      return;
    }
    const fields = toFields(scene.form, formState.values);
    if (documentType !== undefined) {
      void beginDocument(documentType, fields, by);
      return;
    }
    const input = { sceneType: scene.sceneType, fields, ...(pieceId === null ? {} : { pieceId }) };
    void startWith({ kind: "scene", input, ...(by === null ? {} : { model: by }) });
  }

  /** The same with another model, which is chosen from now on. A first draft is asked for as the form is by now. */
  function retryBy(by: string): void {
    setModel(by);
    const before = asked.current;
    if (before === null || before.kind === "scene") startBy(by);
    else void startWith({ ...before, model: by });
  }

  const followUp = (kind: "continue" | "revise", instruction = "") => {
    if (currentId === null) return;
    const options = model === null ? {} : { model };
    if (kind === "continue") void startWith({ kind, input: { generationId: currentId }, ...options });
    else void startWith({ kind, input: { generationId: currentId, instruction }, ...options });
  };

  const target = current?.target ?? (isRunning(phase) && typeof length === "number" && scene.output.unit === "char" ? length : null);
  const price = useModelPrice(model);
  const sample = useWritesSample(model);
  const pricePaid = useModelPrice(current?.model ?? model);
  const resumable = phase === "stopped" || phase === "interrupted";

  const textOf = (generationId: string) => writing.text(generationId) ?? writing.buffer()?.text ?? "";

  /** Tokens of what is offered beside a caveat. */
  function stepCost(step: Step): number | null {
    if (!current) return null;
    const text = textOf(current.generationId);
    if (step.kind === "continue") return continuationQuote(scene, current, text, price);
    return revisionQuote(scene, { text, instruction: step.instruction }, price);
  }

  /** Tokens of what the button does; while a draft is being written, what the server quoted it at. */
  function cost(): number | null {
    if (isRunning(phase) && current) return current.estimate.tokens;
    if (resumable && current) return continuationQuote(scene, current, textOf(current.generationId), price);
    return documentType === undefined ? sceneQuote(scene, formState.values, price) : documentQuote(documentType, formState.values, price);
  }

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
    waitSeconds,
    start,
    retryBy,
    target: scene.output.unit === "char" ? target : null,
    emptyFields: scene.form
      .filter(({ key, type, folded }) => type !== "number" && !folded && String(formState.values[key] ?? "").trim() === "")
      .map(({ label }) => label),
    cost: cost(),
    stepCost,
    /** Why a document cannot be begun as the form is; null = it can. */
    limit,
    beginning,
    isDocument: documentType !== undefined,
    /** For what shows how much is written, at the price of the model that writes it, or wrote it. */
    written: { writing, target, price: pricePaid } satisfies WrittenProps,
    resumable,
    sample,
    draftNo: draftNo(),
    stop: () => void writing.stop(),
    resume: () => followUp("continue"),
    revise: (instruction: string) => followUp("revise", instruction),
    selectDraft: opened.show,
    reopen: opened.reopen,
    newPiece: () => {
      writing.clear();
      opened.show(null);
    },
  };
}
