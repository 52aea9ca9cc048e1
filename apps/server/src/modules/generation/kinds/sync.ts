import { generationKinds, type KindInput, syncedCharacters } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { cleanText } from "../clean-text.ts";
import { checkedFacts, type EssayTask, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { keptParagraphs } from "../essays/kept-paragraphs.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

type SyncTask = EssayTask & Pick<KindInput<"sync">, "changes" | "paragraphs"> & { readonly kind: "sync" };

export const syncKind = defineKind<"sync", SyncTask>({
  name: "sync",
  isDraft: false,
  output: {
    format: "json",
    schema: generationKinds.sync.result,
    complete: ({ paragraphs }, task) => keptParagraphs(task.paragraphs, paragraphs),
    toText: ({ paragraphs }) => paragraphs.join("\n\n"),
  },
  prepare(deps, _userId, input) {
    const essay = checkedFacts(deps, input.essay);
    const allowed = (text: string, field: string) => allowedText(deps, cleanText(text), field);
    const changes = input.changes.map(({ what, ...words }) => ({
      what,
      section: allowed(words.section, "changes"),
      from: allowed(words.from, "changes"),
      to: allowed(words.to, "changes"),
    }));
    const paragraphs = input.paragraphs.map((text) => allowed(text, "paragraphs"));
    return preparedOf(input, {
      title: essay.title,
      target: null,
      taskOf: (attempt): SyncTask => ({ kind: "sync", essay, changes, paragraphs, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ paragraphs }) => syncedCharacters(countCharacters(paragraphs.join("\n"))),
  plan: () => PLAIN_PLAN,
  prompt({ changes, paragraphs }, call) {
    const { essay, field } = call.frame;
    return [
      essay.sync,
      call.frame.language.same,
      ...dataLines(call, "changes", changes.map(({ section, from, to }) => field(section, `${from} → ${to}`)).join("\n")),
      ...dataLines(call, "source", paragraphs.map((text, at) => field(String(at + 1), text)).join("\n")),
    ];
  },
  // A rule can put one wording in the place of another and nothing else.
  sample: ({ changes, paragraphs }) => ({
    kind: "ready",
    answer: JSON.stringify({ paragraphs: paragraphs.map((text) => changes.reduce((now, { from, to }) => now.replaceAll(from, to), text)) }),
  }),
});
