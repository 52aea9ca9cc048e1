import { createHash } from "node:crypto";
import { findScene, formOf, isWish } from "@tangleaf/catalogue";
import type { EssayBrief, EssayFacts, OutlineParagraph, Variant } from "@tangleaf/contract";
import { cleanText } from "../clean-text.ts";
import type { PrepareDeps, Prepared, Task } from "../kind.ts";
import { allowedText, assertAllowed } from "../moderate-text.ts";
import { dataLines, type PromptCall } from "../prompt/prompt-lines.ts";

/** A task about an essay. */
export type EssayTask = Task & { readonly essay: EssayFacts };

/** What is known of an essay, cleaned and looked at by the moderation. Throws content.blocked. */
export function checkedFacts(deps: PrepareDeps, essay: EssayFacts): EssayFacts {
  const checked = (key: "major" | "topic" | "title" | "material") => allowedText(deps, cleanText(essay[key]), key);
  return {
    ...essay,
    major: checked("major"),
    topic: checked("topic"),
    title: checked("title"),
    keywords: essay.keywords.map((keyword) => allowedText(deps, cleanText(keyword), "keywords")),
    material: checked("material"),
    ...(essay.document === undefined ? {} : { document: checkedDocument(deps, essay.document) }),
  };
}

function checkedDocument(deps: PrepareDeps, { type, asked }: NonNullable<EssayFacts["document"]>): EssayFacts["document"] {
  const checked = Object.entries(asked).map(([key, text]) => [key, allowedText(deps, cleanText(text), key)]);
  return { type, asked: Object.fromEntries(checked) as Record<string, string> };
}

/** What a document is called that is no thesis; null = it is one. */
export function documentName({ document }: EssayFacts, language: Variant): string | null {
  return document === undefined ? null : (findScene(document.type)?.title[language].toLowerCase() ?? null);
}

/** A brief, which its owner may have edited, looked at like the facts. Throws content.blocked. */
export function checkedBrief(deps: PrepareDeps, brief: EssayBrief): EssayBrief {
  const checked = (text: string) => allowedText(deps, cleanText(text), "brief");
  return {
    thesis: checked(brief.thesis),
    questions: brief.questions.map(checked),
    scope: checked(brief.scope),
    glossary: brief.glossary.map(({ term, wording }) => ({ term: checked(term), wording: checked(wording) })),
    voice: checked(brief.voice),
    dataPolicy: checked(brief.dataPolicy),
    bannedClaims: brief.bannedClaims.map(checked),
  };
}

/** What all requests about essays share: no scene, no draft, and for recognising a repeat a hash of what was asked. */
export function preparedOf(
  input: { essay: EssayFacts; sectionId?: string | undefined },
  own: Pick<Prepared, "title" | "target" | "taskOf">,
): Prepared {
  const { essayId } = input.essay;
  const section: Record<string, string> = input.sectionId === undefined ? {} : { sectionId: input.sectionId };
  return preparedFor({ essayId, ...section }, input, own);
}

/** The same for what belongs to any document: `of` says to which, and which section of it. */
export function preparedFor(
  of: Readonly<Record<string, string>>,
  input: object,
  own: Pick<Prepared, "title" | "target" | "taskOf">,
): Prepared {
  return { scene: null, input: { ...of, asked: hashOf(input) }, pieceId: null, draftNo: null, seed: "", ...own };
}

export function sameAsked(stored: Readonly<Record<string, unknown>>, input: object): boolean {
  return stored["asked"] === hashOf(input);
}

function hashOf(input: object): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}

/** Headings of an outline and what is written of its sections. They are shown as they stand. Throws content.blocked. */
export function assertOutline(deps: PrepareDeps, outline: readonly OutlineParagraph[], around: object = {}): void {
  assertAllowed(deps, outline, "outline");
  assertAllowed(deps, around, "text");
}

/** The language prompts and the sample writer speak for an essay: Chinese for Chinese ones, English for all others. */
export function frameLanguage({ language }: EssayFacts): Variant {
  return language === "zh" ? "zh" : "en";
}

/** What its author said of an essay, fenced. */
export function factLines(call: PromptCall, essay: EssayFacts): string[] {
  const { frame } = call;
  const { title, major, topic, keywords, material } = frame.essay.fields;
  const said = [
    [title, essay.title],
    [major, essay.major],
    [topic, essay.topic],
    [keywords, essay.keywords.join(frame.essay.between)],
    [material, essay.material],
  ] as const;
  const lines = said.filter(([, value]) => value.trim() !== "").map(([label, value]) => frame.field(label, value));
  const scene = essay.document === undefined ? null : findScene(essay.document.type);
  if (scene === null) return [frame.essay.kind(essay), ...dataLines(call, "material", lines.join("\n"))];
  const asked = Object.entries(essay.document?.asked ?? {}).map(([key, value]) => {
    const label = formOf(scene).find((field) => field.key === key)?.label[frame.variant] ?? key;
    return { isWish: isWish(scene.key, key), line: frame.field(label, value) };
  });
  const facts = [...lines, ...asked.filter((one) => !one.isWish).map(({ line }) => line)];
  const wishes = asked.filter((one) => one.isWish).map(({ line }) => line);
  return [...frame.scene(scene), ...dataLines(call, "material", facts.join("\n")), ...dataLines(call, "wishes", wishes.join("\n"))];
}
