import { type CatalogueScene, findScene, formOf } from "@tangleaf/catalogue";
import { DOCUMENT_SHAPES } from "@tangleaf/catalogue/document-shapes";
import {
  DOCUMENT_TITLE_MAX_CHARACTERS,
  type DocumentType,
  type documentApi,
  type EducationLevel,
  ESSAY_KEYWORD_MAX_CHARACTERS,
  ESSAY_MAJOR_MAX_CHARACTERS,
  ESSAY_MATERIAL_MAX_CHARACTERS,
  ESSAY_TITLE_MAX_CHARACTERS,
  type OutlineInput,
  type OutlineParagraph,
  type OutputOf,
  type ParsedInputOf,
  type Variant,
} from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document";
import type { MadeFrom } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import { allowedFields } from "../generation/index.ts";
import { requestHash } from "../request-hash.ts";
import { assertNoJobWait, assertNoWait } from "../section-writing/index.ts";
import { checkLevel } from "./check-level.ts";
import { documentBlocks } from "./document-blocks.ts";
import { documentOutline } from "./document-outline.ts";
import { findEssayByRequest, updateEssay } from "./essay.repo.ts";
import { ESSAY_KIND } from "./essay-kind.ts";
import type { EssayOptions } from "./options.ts";
import { readOutline, withLengths } from "./outline-input.ts";
import { type EssayFactsInput, storeEssay } from "./store-essay.ts";
import { writeEssay } from "./write-essay.ts";

type Start = { readonly userId: string } & ParsedInputOf<typeof documentApi.start>;
/** A document of a kind from an outline there is already, as a template has one. */
export type DocumentFromOutline = {
  readonly userId: string;
  readonly documentType: DocumentType;
  readonly title: string;
  readonly outline: readonly OutlineInput[];
  readonly language: EssayFactsInput["language"];
  readonly level?: EducationLevel | undefined;
  /** Characters of all of it. */
  readonly length: number;
  readonly major?: string | undefined;
  readonly material?: string | undefined;
  readonly requestId?: string | undefined;
  /** The template it was made from. */
  readonly madeFrom?: MadeFrom | undefined;
};

/**
 * A document of a generator: an essay of its kind, made of its form and the outline of its kind, and the job that writes it. A repeat of
 * the request answers with the first document, and begins its job where that was refused.
 */
export async function startDocument(options: EssayOptions, { userId, ...input }: Start): Promise<OutputOf<typeof documentApi.start>> {
  const { db, generations, models, variant } = options;
  const { documentType, model, requestId } = input;
  const facts = factsOfForm(options, input);
  const { waitSeconds } = await checkLevel(options, userId, { document: facts.length });
  if (!options.fullText) throw new AppError("essay.fullTextOff");
  const isRepeat = requestId !== undefined && (await findEssayByRequest(db, userId, requestId)) !== undefined;
  // What would be refused is refused before there is a document.
  if (!isRepeat) {
    if (model !== undefined && !models.some(({ name }) => name === model)) throw new AppError("model.unknown", { field: "model" });
    await assertNoWait(generations, userId);
    await assertNoJobWait(options, userId, waitSeconds);
  }
  const outline = documentOutline(DOCUMENT_SHAPES[documentType], { length: facts.length, language: variant });
  const request = { requestId, hash: requestHash("document", input) };
  const essayId = await storeDocument(options, { userId, facts, outline, request });
  const { jobId, quote } = await writeEssay(options, { userId, essayId, mode: "fill", model, requestId });
  return { essayId, documentId: essayId, jobId, quote };
}

/** The same without a job: it is written when its owner has looked at the outline. Costs nothing. */
export async function startFromOutline(options: EssayOptions, input: DocumentFromOutline): Promise<{ essayId: string }> {
  const { userId, documentType, requestId, outline: asked, level = "undergraduate", language = options.variant, madeFrom, ...said } = input;
  const outline = withLengths(readOutline(asked), said.length);
  const request = { requestId, hash: requestHash("documentOutline", { documentType, outline: asked, level, language, ...said }) };
  const { method } = DOCUMENT_SHAPES[documentType];
  const facts = { ...said, level, language, method, document: { type: documentType, asked: {} } };
  return { essayId: await storeDocument(options, { userId, facts, outline, request, madeFrom }) };
}

type DocumentFacts = EssayFactsInput & Required<Pick<EssayFactsInput, "title" | "length" | "document">>;
type Stored = {
  readonly userId: string;
  readonly facts: DocumentFacts;
  readonly outline: readonly OutlineParagraph[];
  readonly request: { readonly requestId: string | undefined; readonly hash: string };
  readonly madeFrom?: MadeFrom | undefined;
};

function storeDocument(options: EssayOptions, { userId, facts, outline, request, madeFrom }: Stored): Promise<string> {
  return storeEssay(options, { userId, facts, request }, async (trx, essay) => {
    if (essay.stage === "content") return essay.id;
    const language = facts.language === "zh" ? "zh" : "en";
    const { type, asked } = facts.document;
    const { numbering } = DOCUMENT_SHAPES[type];
    const content = {
      title: facts.title.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS).toWellFormed(),
      settings: { language, numbering },
      blocks: documentBlocks(outline, { type, schedule: asked["schedule"] ?? "", language }),
      footnotes: {},
      ...(madeFrom === undefined ? {} : { madeFrom }),
    } as const;
    await options.documents.create(trx, { userId, documentId: essay.id, kind: ESSAY_KIND, content });
    await updateEssay(trx, essay.id, { stage: "content", outline: JSON.stringify(outline) });
    return essay.id;
  });
}

const KEYWORDS_MAX = 20;
const BETWEEN_KEYWORDS = /[,，、;；\n]+/;
/** Level of study as people type it, the highest first. */
const LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  ["phd", /博士|\bph\.?d|doctor/i],
  ["master", /硕士|研究生|\bmaster|\bm\.?(?:a|sc|phil|ba)\b/i],
  ["juniorCollege", /专科|大专|高职|junior college|associate/i],
];
/** What an essay has a place for; all else is kept as it was asked. */
const KNOWN = new Set(["topic", "major", "keyword", "content", "length"]);

/** What the form says, as an essay keeps it. Throws field.*, content.blocked, essay.noWords. */
function factsOfForm(options: Pick<EssayOptions, "variant" | "moderation">, { documentType, fields: given }: Omit<Start, "userId">) {
  const scene = findScene(documentType);
  if (scene === null) throw new AppError("scene.unknown", { field: "documentType" });
  return factsOfFields(allowedFields(options, scene, given), { scene, documentType, variant: options.variant });
}

type Form = { readonly scene: CatalogueScene; readonly documentType: DocumentType; readonly variant: Variant };

/** The same of fields that were looked at. Throws field.tooLong, essay.noWords. */
export function factsOfFields(fields: Readonly<Record<string, string | number>>, { scene, documentType, variant }: Form) {
  const labelOf = (key: string) => formOf(scene).find((field) => field.key === key)?.label[variant] ?? key;
  const short = (key: string, max: number): string => {
    const text = String(fields[key] ?? "").trim();
    if (text.length > max) throw new AppError("field.tooLong", { field: key, params: { label: labelOf(key), max } });
    return text;
  };
  const title = short("topic", ESSAY_TITLE_MAX_CHARACTERS);
  if (!hasWords(title)) throw new AppError("essay.noWords", { field: "topic" });
  const typed = String(fields["keyword"] ?? "").split(BETWEEN_KEYWORDS);
  const keywords = [...new Set(typed.map((word) => word.trim()).filter((word) => word !== ""))].slice(0, KEYWORDS_MAX);
  if (keywords.some((word) => word.length > ESSAY_KEYWORD_MAX_CHARACTERS))
    throw new AppError("field.tooLong", { field: "keyword", params: { label: labelOf("keyword"), max: ESSAY_KEYWORD_MAX_CHARACTERS } });
  const asked = Object.entries(fields).flatMap(([key, value]) => (KNOWN.has(key) ? [] : [[key, String(value)]]));
  return {
    title,
    topic: title,
    major: short("major", ESSAY_MAJOR_MAX_CHARACTERS),
    keywords,
    material: short("content", ESSAY_MATERIAL_MAX_CHARACTERS),
    level: LEVELS.find(([, words]) => words.test(String(fields["level"] ?? "")))?.[0] ?? ("undergraduate" as const),
    language: variant,
    length: Number(fields["length"]),
    method: DOCUMENT_SHAPES[documentType].method,
    document: { type: documentType, asked: Object.fromEntries(asked) as Record<string, string> },
  };
}
