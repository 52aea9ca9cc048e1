import { type EssayTemplate, TEMPLATE_KINDS } from "@tangleaf/catalogue/essay-templates";
import {
  DOCUMENT_TYPES,
  type OutlineInput,
  type OutputOf,
  type ParsedInputOf,
  type TemplateUse,
  type templateApi,
  USES_OF_TARGET,
} from "@tangleaf/contract";
import { type DocumentContent, type DocumentSettings, type MadeFrom, type NodeJson, newBlockId } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { Essays } from "../essays/essays.ts";
import type { Notes } from "../notes/notes.ts";
import { madeFromTemplate } from "./made-from.ts";
import { outlineOfTemplate, type TemplateOutline } from "./outline-of-template.ts";

const useOf = ({ kind }: EssayTemplate): TemplateUse => USES_OF_TARGET[TEMPLATE_KINDS[kind].target]?.[0] ?? "note";

const NUMBERING: Readonly<Record<EssayTemplate["numbering"], DocumentSettings["numbering"]>> = {
  A: "chapters",
  B: "chinese",
  C: "decimal",
  none: "none",
};

/** How a template is used; a note may go into a folder at once. */
export type UsedTemplate = { readonly userId: string; readonly notebookId?: string | undefined } & ParsedInputOf<typeof templateApi.use>;
type Made = Pick<OutputOf<typeof templateApi.use>, "essayId" | "no" | "noteId">;
export type MakeDeps = { readonly essays: Pick<Essays, "addOutline" | "startFromOutline">; readonly notes: Pick<Notes, "createFrom"> };
/** An outline with what is kept of its template. */
type Skeleton = TemplateOutline & { readonly madeFrom: MadeFrom };
type Make = (deps: MakeDeps, asked: UsedTemplate, template: EssayTemplate, made: Skeleton) => Promise<Made>;

/** One row for each thing a template can become. The samples of a template are in none of them. */
const MAKERS: Readonly<Record<TemplateUse, Make>> = {
  async essay({ essays }, { pubId: _pubId, slots: _slots, target: _target, notebookId: _folder, title, ...facts }, _template, made) {
    const { outline, madeFrom } = made;
    const { essayId, no } = await essays.addOutline({ ...facts, title: title ?? made.title, outline, madeFrom });
    return { essayId, no, noteId: null };
  },
  async document({ essays }, asked, { kind }, made) {
    const { pubId: _pubId, slots: _slots, target: _target, essayId: _essayId, notebookId: _folder, title, ...facts } = asked;
    const documentType = DOCUMENT_TYPES.find((type) => type === TEMPLATE_KINDS[kind].target);
    if (documentType === undefined) throw new AppError("template.noDocument", { field: "target" });
    const { outline, madeFrom } = made;
    const { essayId } = await essays.startFromOutline({ ...facts, documentType, title: title ?? made.title, outline, madeFrom });
    return { essayId, no: null, noteId: null };
  },
  async note({ notes }, { userId, requestId, essayId: _essayId, ...asked }, { numbering }, made) {
    const content = (): DocumentContent => ({
      title: asked.title ?? made.title,
      settings: { language: asked.language === "zh" ? "zh" : "en", numbering: NUMBERING[numbering] ?? "none" },
      blocks: headingsOf(made.outline),
      footnotes: {},
      madeFrom: made.madeFrom,
    });
    const { noteId } = await notes.createFrom({
      userId,
      requestId,
      notebookId: asked.notebookId,
      asked: { template: asked },
      content: content(),
    });
    return { essayId: null, no: null, noteId };
  },
};

/** Makes of a template what was asked for, or what its kind is for. */
export async function makeOfTemplate(
  deps: MakeDeps,
  template: EssayTemplate,
  asked: UsedTemplate,
): Promise<OutputOf<typeof templateApi.use>> {
  const { slots, language, length, target = useOf(template) } = asked;
  const written = language === "zh" ? "zh" : "en";
  const outline = outlineOfTemplate(template, { slots, language: written, length });
  const made = await MAKERS[target](deps, asked, template, { ...outline, madeFrom: madeFromTemplate(template, outline, written) });
  return { ...made, merged: [...outline.merged], unchanged: [...outline.unchanged] };
}

/** Headings of a note: each with its length, and what it is to argue as the grey line under it. */
function headingsOf(outline: readonly OutlineInput[], level = 1): NodeJson[] {
  return outline.flatMap(({ id = newBlockId(), title, targetCnt, textData = "", subPara = [] }): NodeJson[] => [
    {
      type: "heading",
      attrs: { level, id, ...(targetCnt ? { target: targetCnt } : {}), ...(textData === "" ? {} : { points: textData }) },
      content: [{ type: "text", text: title }],
    },
    ...headingsOf(subPara, level + 1),
  ]);
}
