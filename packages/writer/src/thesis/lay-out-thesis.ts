import type { Language } from "../language.ts";
import { assignCards } from "./assign-cards.ts";
import { METHOD_CARDS } from "./cards.ts";
import { studyKindOf } from "./choose-chapters.ts";
import type { Slots } from "./fill-words.ts";
import type { MethodCard } from "./method-card.ts";
import { type Leaf, outlineLeaves } from "./outline-leaves.ts";
import { listSlots } from "./own-sentences.ts";
import { parseTopic } from "./parse-topic.ts";
import type { ParsedTopic, ThesisFact } from "./parsed-topic.ts";
import { placeFacts } from "./place-facts.ts";
import type { StudyKind, ThesisMaterial, ThesisOutline } from "./thesis-types.ts";
import { type TopicLists, topicLists, topicSlots } from "./topic-lists.ts";

/** A thesis laid out: which section says which of the author's facts, and which cards stand in it. */
export type ThesisLayout = {
  readonly topic: ParsedTopic;
  readonly lists: TopicLists;
  readonly slots: Slots;
  readonly language: Language;
  readonly outline: ThesisOutline;
  readonly kind: StudyKind | null;
  readonly leaves: readonly Leaf[];
  /** By the leaves' order. */
  readonly facts: readonly (readonly ThesisFact[])[];
  readonly cards: readonly (readonly MethodCard[])[];
};

/** Lays a thesis out from its material and outline. The same for every section of it, so that no two say the same. */
export function layOutThesis(material: ThesisMaterial, outline: ThesisOutline, cards: readonly MethodCard[] = METHOD_CARDS): ThesisLayout {
  const { language } = material;
  const parsed = parseTopic(material);
  const topic = parsed.method === outline.method ? parsed : { ...parsed, method: outline.method };
  const leaves = outlineLeaves(outline);
  const places = placeFacts(topic.facts, leaves, language);
  const facts = leaves.map((_, index) => topic.facts.filter((_fact, at) => places[at] === index));
  const lists = topicLists(topic, material);
  const kind = studyKindOf(outline.method, topic, material);
  return {
    topic,
    lists,
    slots: listSlots(topicSlots(topic, language), lists, language),
    language,
    outline,
    kind,
    leaves,
    facts,
    cards: assignCards({
      cards,
      leaves,
      method: outline.method,
      kind,
      language,
      factsOfLeaf: facts.map((own) => own.map(({ text }) => text).join("\n")),
      said: [material.topic, material.title, material.keywords.join("\n"), material.material].join("\n"),
    }),
  };
}
