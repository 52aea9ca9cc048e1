import { LENGTH_CONTINUATIONS } from "../constants.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { type Called, callForText, type TextCall } from "./call-model.ts";
import type { WritingState } from "./writing-state.ts";

/** Goes on with an answer that its model's limit cut, a few times at most. */
export async function writeOn(
  input: WriteInput,
  state: WritingState,
  call: Omit<TextCall, "ask" | "written" | "goOn" | "language">,
  first: Called,
): Promise<WritingEnd> {
  let { end, isEmpty } = first;
  for (let calls = 0; end === "length" && !isEmpty && calls < LENGTH_CONTINUATIONS; calls++) {
    ({ end, isEmpty } = await callForText(input, { ...call, ask: null, written: state.text, goOn: true }));
  }
  return end;
}
