import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadWordList } from "../../adapters/moderation/watched-word-list.ts";
import type { Term } from "../../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../../adapters/moderation/word-list-moderation.ts";
import { listFindings } from "../../modules/moderation-log/moderation.repo.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import type { ModerationFinding } from "../../ports/moderation.ts";
import { wordListFiles } from "../../word-list-files.ts";
import { type Command, readPositive } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const SHOWN = "20";
const SHOWN_MAX = 1000;

/** Tries the list that holds on a file: nothing is sent anywhere, nothing is kept. */
export const moderationTest: Command = {
  usage: "moderation test <file>",
  summary: "moderation.testSummary",
  options: {},
  words: { min: 1, max: 1 },
  async run({ config, say }, { words: [file = ""] }) {
    const { list, path } = loadWordList(wordListFiles(config));
    say("moderation.list", { path, terms: list.words.length + list.patterns.length, allowed: list.allowed.length });
    for (const { line, problem, text } of list.faults) say(`moderation.fault.${problem}`, { line, text });
    const text = readFileSync(resolve(file), "utf8");
    // Everything is only written down, so that all of it is found and not what ends a text first.
    const actions = new Map([...list.words, ...list.patterns].map(({ term, action }) => [term, action]));
    const noting = <T extends Term>(term: T): T => ({ ...term, action: "log" });
    const moderation = createWordListModeration({ ...list, words: list.words.map(noting), patterns: list.patterns.map(noting) });
    let count = 0;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const onFinding = ({ term, category, excerpt }: ModerationFinding) => {
        count += 1;
        say("moderation.found", { line: index + 1, term, category, action: actions.get(term) ?? "", excerpt });
      };
      moderation.check(line, { onFinding });
    }
    say("moderation.total", { count });
  },
};

export const moderationLog: Command = {
  usage: "moderation log [--limit 20] [--user <username>] [--find <number>]",
  summary: "moderation.logSummary",
  options: { limit: { type: "string" }, user: { type: "string" }, find: { type: "string" } },
  words: { min: 0, max: 0 },
  run: ({ config, say }, { options }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const limit = readPositive(String(options["limit"] ?? SHOWN), { most: SHOWN_MAX, usage: moderationLog.usage });
      const username = options["user"] === undefined ? undefined : String(options["user"]);
      const id = options["find"] === undefined ? undefined : String(options["find"]);
      const rows = await listFindings(db, { limit, id, username });
      if (rows.length === 0) say("moderation.none");
      for (const row of rows) {
        const { kind, side, category, action, term, excerpt, created_at } = row;
        const about = { at: shanghaiTime(created_at), username: row.username, kind, category, action, term, id: row.id };
        say(side === "input" ? "moderation.sent" : "moderation.written", { ...about, generation: row.generation_id ?? "—" });
        say("moderation.words", { excerpt: excerpt.replaceAll(/(?<!\s)\s*\n\s*/g, " ⏎ ") });
      }
    }),
};
