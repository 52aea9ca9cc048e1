import type { EssayLanguage } from "@tangleaf/contract";
import { ModelError } from "../../../ports/model.ts";
import type { Guard } from "./guard.ts";
import { isRefusal, mayRefuse } from "./refusal.ts";
import { languageVerdict } from "./text-language.ts";

/** An answer that begins with so much of its own prompt is no text. UTF-16 units. */
const ECHO_UNITS = 60;

export type Opening = {
  /** Language the text is to be in; null = any. */
  readonly language: EssayLanguage | null;
  /** What an answer must not begin with. */
  readonly prompt: string;
  /** Told of a wrong language instead of being stopped by it: the answer is shown as it comes. */
  readonly onWrongLanguage?: () => void;
};

/**
 * Holds back the beginning of an answer while it may still turn out to be no text at all: a refusal, its own prompt, another language.
 * Throws ModelError refused or language.
 */
export function createOpeningGuard({ language, prompt, onWrongLanguage }: Opening): Guard {
  let held: string | null = "";
  /** What has passed while its language is still open. */
  let seen = "";
  let isLanguageOpen = language !== null;

  /** Whether the language of `text` is known by now. */
  function readLanguage(text: string, isOver: boolean): boolean {
    if (language === null || !isLanguageOpen) return true;
    const verdict = languageVerdict(text, language, isOver);
    if (verdict === "open" && !isOver) return false;
    isLanguageOpen = false;
    if (verdict !== "wrong") return true;
    if (onWrongLanguage === undefined) throw new ModelError("language", `the answer is not in ${language}`);
    onWrongLanguage();
    return true;
  }

  function mayBeNoText(text: string): boolean {
    const start = text.trimStart();
    if (start === "" || mayRefuse(start)) return true;
    if (start.length < ECHO_UNITS && prompt.includes(start)) return true;
    return !readLanguage(text, false) && onWrongLanguage === undefined;
  }

  function release(text: string, isOver: boolean): string {
    const start = text.trimStart();
    if (isRefusal(start)) throw new ModelError("refused", "the model declined");
    if (start.length >= ECHO_UNITS && prompt.includes(start.slice(0, ECHO_UNITS))) {
      throw new ModelError("refused", "the answer repeats its prompt");
    }
    readLanguage(text, isOver);
    held = null;
    return text;
  }

  return {
    push(text) {
      if (isLanguageOpen) seen += text;
      if (held === null) {
        readLanguage(seen, false);
        return text;
      }
      held += text;
      return mayBeNoText(held) ? "" : release(held, false);
    },
    end() {
      if (held !== null && held !== "") return release(held, true);
      readLanguage(seen, true);
      return "";
    },
  };
}
