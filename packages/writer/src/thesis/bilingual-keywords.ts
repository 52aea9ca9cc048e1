import type { BilingualKeyword, ThesisMaterial } from "./thesis-types.ts";
import { keywordIn } from "./topic-lists.ts";
import { translatePhrase } from "./translate-phrase.ts";
import { findTerm, translateTerm } from "./words/terms.ts";

/** The author's keywords in both languages: as given, else from the list of academic words; "" where neither knows. */
export function bilingualKeywords({ keywords, language }: Pick<ThesisMaterial, "keywords" | "language">): BilingualKeyword[] {
  return keywords.flatMap((typed) => {
    const [zh, en] = [/[\u4e00-\u9fff]/.test(typed) ? keywordIn(typed, "zh") : "", keywordIn(typed, "en")];
    if (zh === "" && en === "") return [];
    // A name in Latin letters (Spring Boot) is the same in both.
    if (zh === "" && language === "zh") return [{ zh: en, en }];
    const isPair = zh !== "" && en !== "" && /[A-Za-z]{3}/.test(en) && zh !== typed.trim();
    if (isPair) return [{ zh, en }];
    return language === "zh" ? [{ zh: typed.trim(), en: translateTerm(typed.trim(), "zh") }] : [{ zh: zh || translateTerm(en, "en"), en }];
  });
}

/** Words in the other language where the author or the list has them all; "" otherwise. */
export function translateWords(words: string, material: ThesisMaterial): string {
  const from = material.language;
  const to = from === "zh" ? "en" : "zh";
  const given = new Map(bilingualKeywords(material).map((pair) => [pair[from].toLowerCase(), pair[to]]));
  return translatePhrase(words, from, (word) => {
    const own = given.get(word.toLowerCase()) ?? "";
    const listed = findTerm(word, from);
    const counted = from === "zh" ? countedZh(word) : "";
    if (counted !== "") return { words: counted, kind: "thing" };
    if (own !== "") return { words: own, kind: listed?.kind ?? "thing" };
    return listed ?? (isLatin(word) ? { words: word, kind: "thing" } : undefined);
  });
}

/** A name in Latin letters (Spring Boot, STM32) is the same in both. */
function isLatin(word: string): boolean {
  return /^(?:[A-Z][A-Za-z0-9+#.]*)(?: [A-Z][A-Za-z0-9+#.]*)*$/.test(word) && /[A-Z0-9]{2}|[A-Z][a-z]+ [A-Z]|\d/.test(word);
}

const COUNTED: Readonly<Record<string, string>> = {
  问卷: "questionnaires",
  判决: "judgments",
  门店: "stores",
  患者: "patients",
  学生: "students",
  企业: "companies",
  教师: "teachers",
  合同: "contracts",
};

/** 12份判决 is 12 judgments; "" for anything else. */
function countedZh(words: string): string {
  const [, count = "", thing = ""] = /^(\d+)\s*[份家名例位]([\u4e00-\u9fff]{2})$/.exec(words) ?? [];
  const plural = COUNTED[thing];
  return plural === undefined ? "" : `${count} ${plural}`;
}
