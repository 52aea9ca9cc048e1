import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ANNOUNCEMENT, announcementLink } from "@tangleaf/contract";
import { addAnnouncement, type HtmlRefusal, listAnnouncements, removeAnnouncement, sanitiseHtml } from "../../modules/notices/index.ts";
import { newId } from "../../platform/ids.ts";
import { shanghaiTime, startOfShanghaiDate } from "../../platform/shanghai-day.ts";
import { type Command, CommandError } from "../command.ts";
import { configuredStore, withReader, withWriter } from "../store.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
/** With its zone: the operator's machine may stand anywhere. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;
const MOST: Readonly<Record<HtmlRefusal, number>> = {
  tooLong: ANNOUNCEMENT.htmlMaxCharacters,
  tooDeep: ANNOUNCEMENT.maxDepth,
  tooMany: ANNOUNCEMENT.maxElements,
};

type Options = Readonly<Record<string, string | boolean | undefined>>;

export const announcementAdd: Command = {
  usage: 'announcement add --title "…" (--html "<p>…</p>" | --file text.html) [--date 2026-11-24] [--url https://…]',
  summary: "announcement.addSummary",
  options: {
    title: { type: "string" },
    html: { type: "string" },
    file: { type: "string" },
    date: { type: "string" },
    url: { type: "string" },
  },
  words: { min: 0, max: 0 },
  run: async ({ config, clock, say }, { options }) => {
    const now = clock.now();
    const row = { title: titleOf(options), at: momentOf(options, now), html: htmlOf(options), url: urlOf(options), created_at: now };
    await withWriter(configuredStore(config), clock, async ({ db }) => {
      const id = newId(now);
      if (!(await addAnnouncement(db, { id, ...row }))) throw new CommandError("announcement.full", { max: ANNOUNCEMENT.most });
      say("announcement.added", { id, date: shanghaiTime(row.at), title: row.title });
    });
  },
};

export const announcementList: Command = {
  usage: "announcement list",
  summary: "announcement.listSummary",
  options: {},
  words: { min: 0, max: 0 },
  run: ({ config, say }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const rows = await listAnnouncements(db, ANNOUNCEMENT.most);
      if (rows.length === 0) say("announcement.none");
      for (const { id, at, title, url } of rows) say("announcement.line", { id, date: shanghaiTime(at), title, url: url ?? "" });
    }),
};

export const announcementRemove: Command = {
  usage: "announcement remove <id>",
  summary: "announcement.removeSummary",
  options: {},
  words: { min: 1, max: 1 },
  run: ({ config, clock, say }, { words: [id = ""] }) =>
    withWriter(configuredStore(config), clock, async ({ db }) => {
      if (!(await removeAnnouncement(db, id))) throw new CommandError("announcement.unknown", { id });
      say("announcement.removed", { id });
    }),
};

function titleOf({ title }: Options): string {
  const words = String(title ?? "").trim();
  if (words === "" || words.length > ANNOUNCEMENT.titleMaxCharacters)
    throw new CommandError("announcement.title", { max: ANNOUNCEMENT.titleMaxCharacters });
  return words;
}

function momentOf({ date }: Options, now: number): number {
  if (date === undefined) return now;
  const text = String(date);
  const at = DAY.test(text) ? startOfShanghaiDate(text) : MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new CommandError("announcement.date", { date: text });
  return at;
}

function urlOf({ url }: Options): string | null {
  if (url === undefined) return null;
  const link = announcementLink(String(url));
  if (link === null) throw new CommandError("announcement.url", { max: ANNOUNCEMENT.urlMaxCharacters });
  return link;
}

function htmlOf({ html, file }: Options): string {
  if ((html === undefined) === (file === undefined)) throw new CommandError("announcement.body");
  const made = sanitiseHtml(html === undefined ? readFileSync(resolve(String(file)), "utf8") : String(html));
  if ("refused" in made) throw new CommandError(`announcement.html.${made.refused}`, { max: MOST[made.refused] });
  if (made.text === "") throw new CommandError("announcement.body");
  return made.html;
}
