import type { InBoth } from "../method-card.ts";
import type { SectionRole } from "../thesis-types.ts";

/** Lists of the topic's own things that a section may be made for each of. */
export type ListName =
  | "problems"
  | "causes"
  | "measures"
  | "parts"
  | "roles"
  | "rules"
  | "variables"
  | "concepts"
  | "components"
  | "responses"
  | "sources";

/** A section of a chapter. */
export type LeafPlan = {
  readonly role: SectionRole;
  /** Headings with slots, the best first: the first one whose slots all have words is taken. */
  readonly title: InBoth<readonly string[]>;
  /** What belongs in this section and in no other of its chapter, chosen like the heading. */
  readonly intent: InBoth<readonly string[]>;
  /** One section for each thing of this list; `title` without `{item}` stands where the list is empty. */
  readonly each?: ListName;
  readonly weight?: number;
  /** Methods that are usual here: added to the intent, and a card may be called for by them. */
  readonly usual?: readonly [zh: string, en: string];
  /** Only where the chapter is long enough for one more. */
  readonly extra?: boolean;
  /** Only where topic, discipline or material say this. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
};

export type ChapterPlan = {
  readonly role: SectionRole;
  readonly title: InBoth<readonly string[]>;
  readonly weight: number;
  /** Made once for each thing of this list, up to four. */
  readonly each?: ListName;
  /** The lowest level of degree that has it: 0 college, 1 bachelor, 2 master, 3 doctor. */
  readonly from?: number;
  /** Where there may be fewer chapters, the one with the lowest number joins the next first. */
  readonly joins?: number;
  readonly joined?: InBoth<readonly string[]>;
  readonly leaves: readonly LeafPlan[];
};

type Options = Omit<LeafPlan, "role" | "title" | "intent">;

/** A section; headings, and intents, of several wordings are separated by |. */
export function leaf(
  role: SectionRole,
  zh: string,
  en: string,
  [ofZh, ofEn]: readonly [zh: string, en: string],
  options: Options = {},
): LeafPlan {
  return {
    role,
    title: { zh: zh.split("|"), en: en.split("|") },
    intent: { zh: ofZh.split("|"), en: ofEn.split("|") },
    ...options,
  };
}

/** A chapter; headings of several wordings are separated by |. */
export function chapter(
  role: SectionRole,
  weight: number,
  zh: string,
  en: string,
  leaves: readonly LeafPlan[],
  options: Pick<ChapterPlan, "each" | "from" | "joins"> & { readonly joined?: readonly [zh: string, en: string] } = {},
): ChapterPlan {
  const { joined, ...rest } = options;
  return {
    role,
    weight,
    title: { zh: zh.split("|"), en: en.split("|") },
    leaves,
    ...rest,
    ...(joined === undefined ? {} : { joined: { zh: joined[0].split("|"), en: joined[1].split("|") } }),
  };
}
