import { countCharacters } from "@tangleaf/document";
import { formsOf } from "../banks/index.ts";
import type { Atom, Brief, SceneInput } from "../engine/draft-types.ts";
import { unitsOf } from "../text/overlap.ts";
import { splitSentences } from "../text/split-sentences.ts";
import { familyOf } from "./family-of.ts";
import { selfOf } from "./self-of.ts";
import { topicOf } from "./topic-of.ts";

/** A short field with more characters than this is material rather than a name. */
const LONG_TEXT = { zh: 32, en: 16 };
/** The same in UTF-16 units: a long run of letters counts as one character, but would fill every sentence it is put into. */
const LONGEST_NAME = 240;
/** Keys that only steer the writing and are never part of the material. */
const STEERING = new Set(["length", "style"]);

/** Control, zero-width and direction characters, and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const KEPT = new Set(["\n", "\r", "\t"]);

/** Parses a form: texts of several sentences become sentences to place, short ones become slots. */
export function readBrief({ scene, fields, language }: Pick<SceneInput, "scene" | "fields" | "language">): Brief {
  const values: Record<string, string> = {};
  const labels: Record<string, string> = {};
  const found: { text: string; key: string }[] = [];
  for (const field of scene.form) {
    if (STEERING.has(field.key)) continue;
    const value = String(fields[field.key] ?? "")
      .replace(CONTROL, (mark) => (KEPT.has(mark) ? mark : ""))
      .trim();
    labels[field.key] = field.label[language];
    if (!value) continue;
    const sentences = splitSentences(value);
    const isMaterial =
      field.type === "textarea" || sentences.length > 1 || countCharacters(value) > LONG_TEXT[language] || value.length > LONGEST_NAME;
    if (isMaterial) found.push(...sentences.map((text) => ({ text, key: field.key })));
    else values[field.key] = value.replace(/[。.；;]+$/, "").replace(/\s+/g, " ");
  }
  const atoms = found.map(
    ({ text, key }, index): Atom => ({
      text,
      key,
      label: labels[key] ?? "",
      position: found.length > 1 ? index / (found.length - 1) : 0.5,
      size: countCharacters(text) + (language === "zh" ? 1 : 0),
      units: unitsOf(text, language),
    }),
  );
  const family = familyOf(scene);
  const topic = topicOf({ scene, values, language });
  const ownText = [...Object.values(values), ...atoms.map(({ text }) => text)].join("\n");
  return {
    scene,
    language,
    family,
    values,
    labels,
    atoms,
    ownText,
    ownUnits: unitsOf(ownText, language),
    slots: { ...values, topic, self: selfOf({ scene, family, values, forms: formsOf(language) }) },
  };
}
