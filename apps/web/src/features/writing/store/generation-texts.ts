import type { EditableKind } from "#editor/autosave/resource.ts";
import { call } from "#lib/api-client.ts";

/** What a generation has written, as a text its owner edits. */
export const generationTexts: EditableKind = {
  async load(generationId, options) {
    const { text, version, rawUnits = text.length } = await call("/api/ai/get", { generationId }, options);
    return { text, version, rawUnits };
  },
  save: (generationId, { upTo, ...edit }, options) =>
    call("/api/ai/update", { generationId, ...edit, ...(upTo === null ? {} : { upTo }) }, options),
  unknownReason: "generation.unknown",
};
