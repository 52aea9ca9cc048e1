import type { OutlineInput } from "@tangleaf/contract";
import type { EditableKind } from "#editor/autosave/resource.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { type OutlineLine, toInput, toLines, toParagraphs } from "./outline-line.ts";

/** Name of version `no` of an essay's outlines, as unsaved edits know it. */
export const outlineId = (essayId: string, no: number): string => `${essayId}.${no}`;

/** An outline as one text, the same for the same outline: what is kept on this device and compared. */
export const textOf = (lines: readonly OutlineLine[], untitled = ""): string => JSON.stringify(toInput(lines, untitled));

export const inputOf = (text: string): OutlineInput[] => JSON.parse(text);
export const linesOf = (text: string): OutlineLine[] => toLines(toParagraphs(inputOf(text)));

/** The outlines of essays, as texts their owner edits. An outline without lines is not saved: there is always one that has some. */
export const outlineTexts: EditableKind = {
  async load(id, options) {
    const { essayId, no } = placeOf(id);
    const { outlines } = await call("/api/essay/get", { essayId }, options);
    const found = outlines.find((one) => one.no === no);
    if (found === undefined) throw new ApiError({ kind: "refused", message: "", refusal: { reason: "document.unknown" } });
    const text = textOf(toLines(found.outline));
    return { text, version: found.version, rawUnits: text.length };
  },
  async save(id, { text, baseVersion }, options) {
    const { essayId, no } = placeOf(id);
    const outline = inputOf(text);
    const { outlineVersion } = await call("/api/essay/update", { essayId, outline: { no, version: baseVersion, outline } }, options);
    return { version: outlineVersion ?? baseVersion, chars: text.length };
  },
  unknownReason: "document.unknown",
};

function placeOf(id: string): { essayId: string; no: number } {
  const at = id.lastIndexOf(".");
  return { essayId: id.slice(0, at), no: Number(id.slice(at + 1)) };
}
