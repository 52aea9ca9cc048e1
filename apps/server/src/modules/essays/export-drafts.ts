import type { essayApi, KindResult, OutlineParagraph, OutputOf, ParsedInputOf, Variant } from "@tangleaf/contract";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { numberOutline } from "@tangleaf/document/outline";
import { essayFileEn } from "../../messages/essay-file.en.ts";
import { essayFileZh } from "../../messages/essay-file.zh.ts";
import { fillMessage } from "../../messages/fill-message.ts";
import { AppError } from "../../platform/errors.ts";
import { generatedAs, isBuiltin, titleGenerations } from "./drafts-of.ts";
import { type EssayDraftRow, type EssayRow, listDrafts } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";
import { presentOutline } from "./present-essay.ts";

type Export = ParsedInputOf<typeof essayApi.export>;
type Wanted = { readonly row: EssayRow; readonly part: "titles" | "outline"; readonly no: Export["no"]; readonly format: Export["format"] };
/** A file's content, and the draft it is labelled by; null = its owner wrote it. */
type Drafted = { readonly content: DocumentContent; readonly generationId: string | null };

/** The suggested titles of an essay, or one of its outlines, as a file: there is no document yet, or it says something else. */
export async function exportDrafts(options: EssayOptions, { row, part, no, format }: Wanted): Promise<OutputOf<typeof essayApi.export>> {
  const { id, user_id: userId } = row;
  const drafts = await listDrafts(options.db, id);
  const { content, generationId } = part === "titles" ? await titlesOf(options, row, drafts) : await outlineOf(options, row, drafts, no);
  const builtin = generationId !== null && (await isBuiltin(options, { userId, generationId }));
  return options.exporter.exportContent({
    userId,
    owner: { kind: "document", id },
    content,
    format,
    look: "note",
    images: new Map(),
    aiMade: generationId === null ? null : { id: generationId, builtin, visible: true },
  });
}

const wordsIn = (language: Variant): typeof essayFileEn => (language === "zh" ? essayFileZh : essayFileEn);
const languageOf = (row: EssayRow): Variant => (row.language === "zh" ? "zh" : "en");

/** A table of all titles, the newest suggestions first. */
async function titlesOf(options: EssayOptions, row: EssayRow, drafts: readonly EssayDraftRow[]): Promise<Drafted> {
  const generationIds = titleGenerations(drafts);
  const answers = await Promise.all(generationIds.map((id) => generatedAs(options, draftOf(drafts, id))));
  const titles = answers.flatMap((answer) => (answer?.result as KindResult<"titles"> | null | undefined)?.titles ?? []);
  const [newest] = generationIds;
  if (titles.length === 0 || newest === undefined) throw new AppError("essay.nothingToExport");
  const language = options.variant;
  const words = wordsIn(language);
  const rows = titles.map(({ title, translated, keywords }, index) => [
    String(index + 1),
    [title, translated].filter((one) => one !== "").join("\n"),
    keywords.map(({ zh, en }) => [zh, en].filter((one) => one !== "").join(" ")).join(words["between"]),
  ]);
  const heads = [words["titles.no"], words["titles.title"], words["titles.keywords"]];
  const content = {
    title: fillMessage(words["titles.of"], { topic: row.topic === "" ? row.title : row.topic }),
    settings: { language },
    blocks: [tableOf(heads, rows)],
    footnotes: {},
  };
  return { content, generationId: newest };
}

function draftOf(drafts: readonly EssayDraftRow[], generationId: string): EssayDraftRow {
  const draft = drafts.find((one) => one.generation_id === generationId);
  if (draft === undefined) throw new AppError("essay.nothingToExport");
  return draft;
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): NodeJson {
  const cell =
    (type: "tableHeader" | "tableCell") =>
    (words: string): NodeJson => ({
      type,
      attrs: { colspan: 1, rowspan: 1 },
      content: words
        .split("\n")
        .map((line) => ({ type: "paragraph", ...(line === "" ? {} : { content: [{ type: "text", text: line }] }) })),
    });
  const tableRow = (content: NodeJson[]): NodeJson => ({ type: "tableRow", content });
  return { type: "table", content: [tableRow(heads.map(cell("tableHeader"))), ...rows.map((row) => tableRow(row.map(cell("tableCell"))))] };
}

/** Headings with their numbers and lengths, what each is to say below it. It can be read in again as it is. */
async function outlineOf(options: EssayOptions, row: EssayRow, drafts: readonly EssayDraftRow[], no: Export["no"]): Promise<Drafted> {
  const outlines = drafts.filter(({ kind }) => kind === "outline");
  const draft = no === undefined ? outlines.at(-1) : outlines.find((one) => one.no === no);
  if (draft === undefined) throw new AppError("outline.unknown", { field: "no" });
  const { outline } = presentOutline(draft, await generatedAs(options, draft));
  if (outline.length === 0) throw new AppError("essay.nothingToExport");
  const language = languageOf(row);
  const words = wordsIn(language);
  const numbers = numberOutline(outline, row.language);
  const blocksOf = (lines: readonly OutlineParagraph[], level: number): NodeJson[] =>
    lines.flatMap(({ id, title, targetCnt, textData, needs, subPara }) => {
      const length = targetCnt === 0 ? "" : fillMessage(words["outline.length"], { count: targetCnt });
      const wanted = needs.map((need) => words[`need.${need}`]).join(words["between"]);
      const notes = [textData, wanted === "" ? "" : fillMessage(words["outline.needs"], { needs: wanted })].filter((note) => note !== "");
      return [
        {
          type: "heading",
          attrs: { level, id, ...(targetCnt === 0 ? {} : { target: targetCnt }) },
          content: [{ type: "text", text: `${numbers.get(id)} ${title}${length}` }],
        },
        ...notes.map((note): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: note }] })),
        ...blocksOf(subPara, level + 1),
      ];
    });
  const title = row.title === "" ? row.topic : row.title;
  return {
    content: { title: fillMessage(words["outline.of"], { title }), settings: { language }, blocks: blocksOf(outline, 1), footnotes: {} },
    generationId: draft.generation_id,
  };
}
