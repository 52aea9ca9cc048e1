import { type KindInput, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { CHART_QUOTES } from "@tangleaf/contract/chart";
import { listFigures } from "@tangleaf/table/from-text";
import { requestHash } from "../../request-hash.ts";
import { figuresByRule, markedText, type PlacedAnswer, placedAnswerSchema, placeFigures } from "../charts/place-figures.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { chartFrames } from "../prompt/chart-frame.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { languageOfTexts } from "../trees/language-of-texts.ts";

type FiguresTask = Task & KindInput<"figures"> & { readonly kind: "figures" };

const TITLE_MAX_CHARACTERS = 40;

export const figuresKind = defineKind<"figures", FiguresTask, PlacedAnswer>({
  name: "figures",
  isDraft: false,
  hand: "computing",
  output: {
    format: "json",
    schema: placedAnswerSchema,
    complete: placeFigures,
    toText: ({ columns, rows }) => [columns.join(" | "), ...rows.map(({ label }) => label)].join("\n"),
  },
  prepare(deps, _userId, input) {
    // As the page has it: places are counted in it, so nothing is masked.
    const { text } = input;
    allowedText(deps, text, "text");
    const language = languageOfTexts([text], deps.variant);
    return {
      scene: null,
      title: cleanText(text).replace(/\s+/g, " ").trim().slice(0, TITLE_MAX_CHARACTERS).toWellFormed(),
      input: { asked: requestHash("figures", input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): FiguresTask => ({ kind: "figures", text, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === requestHash("figures", input),
  estimate: () => CHART_QUOTES.figures / TOKENS_PER_CHARACTER,
  plan: () => PLAIN_PLAN,
  prompt({ text, language }, call) {
    const { figures, fields } = chartFrames[language];
    const most = listFigures(text).length - 1;
    return [
      figures({ most }),
      call.frame.language.own,
      ...dataLines(call, "material", call.frame.field(fields.text, cleanText(markedText(text)))),
    ];
  },
  sample: (task) => ({ kind: "ready", answer: JSON.stringify(figuresByRule(task)) }),
});
