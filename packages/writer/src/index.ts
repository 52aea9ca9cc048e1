/** Public API of the built-in sample writer: arranges the user's own material by genre, without a model. Pure and deterministic. */
export { BUILTIN_LABEL } from "./builtin-label.ts";
export { type ContinueTextInput, continueText } from "./continue-text.ts";
export { type EditPassageInput, editPassage, type PassageAction } from "./edit-passage.ts";
export { type ReviseTextInput, reviseText } from "./revise-text.ts";
export { streamText } from "./stream-text.ts";
export { type WriteSceneInput, writeScene } from "./write-scene.ts";
