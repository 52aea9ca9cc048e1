import { DEFENCE_MINUTES, type DefenceKit, defenceKitSchema, type Generation, type Variant } from "@tangleaf/contract";
import { countCharacters, withoutMarks } from "@tangleaf/document";
import type { Paragraph } from "@tangleaf/document/convert";
import { AppError } from "../../platform/errors.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { TextWork } from "../text-work/text-work.ts";
import type { Defence } from "./defence.ts";
import { kitContent } from "./kit-content.ts";

export type DefenceOptions = {
  readonly variant: Variant;
  readonly documents: Pick<Documents, "read">;
  readonly generations: Pick<Generations, "start" | "get" | "ofDocument">;
  readonly exporter: Pick<Exporter, "exportContent" | "exportSlides">;
  readonly texts: Pick<TextWork, "paragraphsOf">;
  /** Names of models whose texts are labelled as the built-in writer's. */
  readonly builtinModels: readonly string[];
};

/** Of each section so much is read, in UTF-16 units, and of a long document less. */
const SECTION_UNITS = 1200;
const ALL_UNITS = 20_000;
/** Less is nothing to speak about. */
const LEAST_CHARACTERS = 60;
const LISTED_MAX = 20;
const UNTITLED = { zh: "未命名", en: "Untitled" } as const;

/** The defence module on its ports. */
export function createDefence({ variant, documents, generations, exporter, texts, builtinModels }: DefenceOptions): Defence {
  async function kitOf(userId: string, generationId: string): Promise<{ generation: Generation; kit: DefenceKit }> {
    const generation = await generations.get({ userId, generationId });
    const kit = defenceKitSchema.safeParse(generation.result);
    if (generation.kind !== "defence" || !kit.success) throw new AppError("generation.unknown", { field: "generationId" });
    return { generation, kit: kit.data };
  }

  return {
    async start({ userId, documentId, minutes, model, requestId }) {
      const { content } = await documents.read({ userId, documentId });
      const sections = sectionsOf(await texts.paragraphsOf({ userId, content }));
      const said = sections.reduce((sum, { text }) => sum + countCharacters(withoutMarks(text)), 0);
      if (said < LEAST_CHARACTERS) throw new AppError("defence.nothingToSay", { field: "documentId" });
      const language = content.settings.language ?? variant;
      // A text without a title is spoken about by its first heading.
      const title = [content.title, ...sections.map((section) => section.title)].find((one) => one.trim() !== "") ?? UNTITLED[language];
      const { generationId, estimate } = await generations.start({
        userId,
        request: { kind: "defence", input: { documentId, title, language, minutes, sections }, model, requestId },
      });
      return { generationId, estimate };
    },
    async list({ userId, documentId }) {
      await documents.read({ userId, documentId });
      const made = await generations.ofDocument({ userId, documentId, kind: "defence", most: LISTED_MAX });
      return {
        list: made.map(({ generationId, status, createdAt, input }) => ({ generationId, status, createdAt, minutes: minutesOf(input) })),
      };
    },
    async export({ userId, generationId, format }) {
      const { generation, kit } = await kitOf(userId, generationId);
      const language = languageOf(kit, variant);
      const owner = { kind: "generation", id: generationId } as const;
      const aiMade = { id: generationId, builtin: builtinModels.includes(generation.model), visible: true };
      if (format === "pptx") return exporter.exportSlides({ userId, owner, title: generation.title, slides: kit.slides, language, aiMade });
      const content = kitContent(kit, { title: generation.title, language });
      return exporter.exportContent({ userId, owner, content, format, look: "note", images: new Map(), aiMade });
    },
  };
}

/** Every section with its words, shortened; those that hold nothing are headings alone. */
function sectionsOf(chapters: readonly Paragraph[]): { title: string; level: number; text: string }[] {
  const all = flatten(chapters);
  const withText = all.filter(({ text }) => text.trim() !== "").length;
  const units = Math.min(SECTION_UNITS, Math.floor(ALL_UNITS / Math.max(1, withText)));
  return all.map(({ title, level, text }) => ({ title, level, text: text.slice(0, units).toWellFormed() }));
}

function flatten(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => [paragraph, ...flatten(paragraph.subPara)]);
}

function minutesOf(input: Generation["input"]): (typeof DEFENCE_MINUTES)[number] {
  return DEFENCE_MINUTES.find((minutes) => minutes === input["minutes"]) ?? DEFENCE_MINUTES[0];
}

/** A text may be in another language than the site. */
function languageOf({ slides }: DefenceKit, variant: Variant): Variant {
  const talk = slides.map((slide) => slide.talk).join("");
  if (talk === "") return variant;
  return /\p{Script=Han}/u.test(talk) ? "zh" : "en";
}
