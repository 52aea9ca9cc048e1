import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { listAdvice } from "../../modules/advice/advice.repo.ts";
import { csvLine } from "../../modules/usage/export-log.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import { type Command, readPositive } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const SHOWN = "20";
const SHOWN_MAX = 1000;
/** A file has all there is, within what one table of a spreadsheet bears. */
const EXPORTED_MAX = 1_000_000;
/** Tells a spreadsheet that the file is UTF-8. */
const BOM = "﻿";

export const feedbackList: Command = {
  usage: "feedback list [--limit 20]",
  summary: "feedback.listSummary",
  options: { limit: { type: "string" } },
  words: { min: 0, max: 0 },
  run: ({ config, say }, { options }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const rows = await listAdvice(db, readPositive(String(options["limit"] ?? SHOWN), { most: SHOWN_MAX, usage: feedbackList.usage }));
      if (rows.length === 0) say("feedback.none");
      for (const { star, content, contact, username, created_at } of rows) {
        say("feedback.line", { at: shanghaiTime(created_at), star, username: username ?? "—", contact: contact || "—" });
        say("feedback.words", { content: content.replaceAll(/(?<!\s)\s*\n\s*/g, " ⏎ ") });
      }
    }),
};

export const feedbackExport: Command = {
  usage: "feedback export <file.csv>",
  summary: "feedback.exportSummary",
  options: {},
  words: { min: 1, max: 1 },
  run: ({ config, say }, { words: [file = ""] }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const rows = await listAdvice(db, EXPORTED_MAX);
      const lines = rows.map(({ created_at, star, content, contact, username }) =>
        csvLine([isoTime(created_at), star, content, contact, username ?? ""]),
      );
      const path = resolve(file);
      // People's words: for the operator's account alone, and never over a file that is there.
      writeFileSync(path, `${BOM}${csvLine(["time", "stars", "content", "contact", "username"])}${lines.join("")}`, {
        flag: "wx",
        mode: 0o600,
      });
      say("feedback.exported", { count: rows.length, path });
    }),
};
