/** Entry of the worker thread. It imports nothing but the builder: what it loads is what the first file waits for. */
export { renderWord } from "./render-word.ts";
