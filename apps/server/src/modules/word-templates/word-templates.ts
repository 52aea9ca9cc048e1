import type { OutputOf, ParsedInputOf, Route, TemplateMapping, wordTemplateApi } from "@tangleaf/contract";
import type { SchoolTemplate } from "../school-template/index.ts";

type Call<R extends Route> = (input: { readonly userId: string } & ParsedInputOf<R>) => Promise<OutputOf<R>>;

/** A template as a thesis is laid out by it. */
export type OpenTemplate = { readonly read: SchoolTemplate; readonly bytes: Uint8Array; readonly mapping: TemplateMapping };

/** Public API of the word-templates module (docs/decisions/050). Somebody else's template is template.unknown. */
export interface WordTemplates {
  /**
   * Throws upload.unknown, upload.wrongType, template.tooMany, template.empty, and what a Word file is refused for: import.notWord,
   * import.oldWord, import.encrypted, import.macros, import.tooLarge, import.damaged.
   */
  add: Call<typeof wordTemplateApi.add>;
  list(input: { readonly userId: string }): Promise<OutputOf<typeof wordTemplateApi.list>>;
  get: Call<typeof wordTemplateApi.get>;
  update: Call<typeof wordTemplateApi.update>;
  remove(input: { readonly userId: string } & ParsedInputOf<typeof wordTemplateApi.remove>): Promise<void>;
  /** Throws document.unknown for an essay that is not the user's. */
  preview: Call<typeof wordTemplateApi.preview>;
  /** The file with what was read of it. */
  open(input: { readonly userId: string; readonly templateId: string }): Promise<OpenTemplate>;
}
