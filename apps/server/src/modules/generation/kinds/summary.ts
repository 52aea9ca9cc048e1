import { generationKinds, type KindResult, SUMMARY_POINTS_MAX } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { readBase } from "../read-base.ts";

type SummaryTask = Task & { readonly kind: "summary"; readonly text: string };

/** One sentence and a few points, and the names of the fields around them. */
const SHORTEST_CHARACTERS = 120;
const LONGEST_CHARACTERS = 600;
/** Of the text's length. */
const SHARE = 1 / 4;

export const summaryKind = defineKind<"summary", SummaryTask>({
  name: "summary",
  isDraft: false,
  output: {
    format: "json",
    schema: generationKinds.summary.result,
    toText: ({ gist, points }: KindResult<"summary">) => [gist, "", ...points.map((point) => `- ${point}`)].join("\n"),
  },
  async prepare(deps, userId, input) {
    const { row, text } = await readBase(deps, userId, input.generationId);
    if (text.trim() === "") throw new AppError("generation.nothingLeft");
    return {
      scene: null,
      title: row.title,
      input: { generationId: row.id },
      pieceId: row.piece_id,
      draftNo: row.draft_no,
      target: null,
      seed: "",
      taskOf: (attempt): SummaryTask => ({ kind: "summary", text, language: deps.variant, attempt }),
    };
  },
  sameInput: (stored, input) => stored["generationId"] === input.generationId,
  estimate: ({ text }) => Math.min(LONGEST_CHARACTERS, Math.max(SHORTEST_CHARACTERS, Math.ceil(countCharacters(text) * SHARE))),
  plan: () => PLAIN_PLAN,
  prompt: ({ text }, call) => [call.frame.summary(SUMMARY_POINTS_MAX), ...dataLines(call, "source", text)],
  sample: ({ text, language }) => ({ kind: "summary", text, language, points: SUMMARY_POINTS_MAX }),
});
