import { generationKinds, type KindInput, TABLE_TALK } from "@tangleaf/contract";
import { tableTalkCharacters } from "@tangleaf/contract/estimate";
import { describeResult, trueSentences } from "@tangleaf/table/explain";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText, assertAllowed } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { tableFrames } from "../prompt/table-frame.ts";
import { resultText } from "../tables/table-text.ts";

type TableExplainTask = Task & Omit<KindInput<"tableExplain">, "tableId" | "answerId" | "lang"> & { readonly kind: "tableExplain" };

const SENTENCES_ASKED = 5;

export const tableExplainKind = defineKind<"tableExplain", TableExplainTask>({
  name: "tableExplain",
  isDraft: false,
  hand: "computing",
  output: {
    format: "json",
    schema: generationKinds.tableExplain.result,
    complete({ sentences }, task) {
      const kept = sentences.flatMap((sentence) => trueSentences(sentence, task)).slice(0, TABLE_TALK.sentences);
      return kept.length > 0 ? { result: { sentences: kept } } : { error: tableFrames[task.language].noTrueSentence };
    },
    toText: ({ sentences }, language) => sentences.join(language === "zh" ? "" : " "),
  },
  prepare(deps, _userId, input) {
    const { tableId, answerId, lang: language, columns, total } = input;
    const ask = allowedText(deps, cleanText(input.ask), "ask");
    assertAllowed(deps, columns, "ask");
    // A cell that may not be shown is no reason to tell nothing of the others.
    const rows = input.rows.map((row) =>
      row.map((cell) => (typeof cell === "string" && deps.moderation.check(cell).action === "block" ? null : cell)),
    );
    return {
      scene: null,
      title: ask,
      input: { tableId, answerId, asked: askedOf(input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): TableExplainTask => ({ kind: "tableExplain", ask, columns, rows, total, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === askedOf(input),
  estimate: () => tableTalkCharacters("tableExplain"),
  plan: () => PLAIN_PLAN,
  prompt({ ask, language, ...result }, call) {
    return [
      tableFrames[language].explain({ most: SENTENCES_ASKED }),
      ...dataLines(call, "table", resultText(result, language)),
      ...dataLines(call, "question", ask),
    ];
  },
  sample: ({ language, ...result }) => ({ kind: "ready", answer: JSON.stringify({ sentences: describeResult(result, language) }) }),
});

function askedOf({ answerId, lang }: KindInput<"tableExplain">): string {
  return requestHash("tableExplain", { answerId, lang });
}
