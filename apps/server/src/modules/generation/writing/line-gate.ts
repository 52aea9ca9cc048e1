import type { Written } from "./ask-model.ts";

/** Shows a text line by line: each when it has ended, as `keep` gives it, and those it leaves out not at all. */
export function createLineGate(keep: (line: string) => string | null, emit: (piece: Written) => void) {
  let line = "";
  let isFirst = true;

  function show(): void {
    const kept = keep(line);
    line = "";
    if (kept === null) return;
    emit({ type: "text", text: isFirst ? kept : `\n${kept}` });
    isFirst = false;
  }

  return {
    emit(piece: Written): void {
      if (piece.type !== "text") {
        emit(piece);
        return;
      }
      const parts = piece.text.split("\n");
      for (const [index, part] of parts.entries()) {
        line += part;
        if (index < parts.length - 1) show();
      }
    },
    /** The answer is over: its last line has ended too. */
    end(): void {
      if (line !== "") show();
    },
  };
}
