import { ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import type { Level, Limits } from "@tangleaf/contract/limits";
import { formatBytes, formatNumber } from "#lib/format.ts";
import { variant } from "#lib/variant.ts";
import { essayMessages } from "#messages/essay.ts";
import { rankMessages as m } from "#messages/rank.ts";

type RowKey = keyof typeof m.rows;
export type RankRow = { key: RowKey; head: string; cells: Readonly<Record<Level, string>> };

/** One line of the comparison for every limit of the policy table, in the order they are met. */
const TELL: Readonly<Record<RowKey, (limits: Limits) => string>> = {
  wait: ({ waitSeconds }) => (waitSeconds === 0 ? m.noWait : m.wait(waitSeconds)),
  concurrent: ({ concurrentGenerations }) => m.texts(concurrentGenerations),
  essayTitles: ({ essayTitles, essayKeywords }) => m.essayTitles(essayTitles, essayKeywords),
  essayLevels: ({ essayLevels }) =>
    m.levelsJoined(ESSAY_LISTS[variant].levels.filter((level) => essayLevels.includes(level)).map((level) => essayMessages.levels[level])),
  export: ({ wordDownload, essayJson }) =>
    m.formatsJoined([m.formats.markdown, ...(wordDownload ? [m.formats.word] : []), ...(essayJson ? [m.formats.json] : [])]),
  outline: ({ essayChapters }) => m.chapters(essayChapters),
  drafts({ essayTitlesDownload, essayOutlineDownload }) {
    const names = [...(essayTitlesDownload ? [m.drafts.titles] : []), ...(essayOutlineDownload ? [m.drafts.outline] : [])];
    return names.length === 0 ? m.drafts.none : m.formatsJoined(names);
  },
  essayText: ({ essayFullText, essayParagraphCharacters }) =>
    (essayFullText ? m.essayText.whole : m.essayText.one)(formatNumber(essayParagraphCharacters)),
  essayMore({ essayAbstract, essayEditTitles }) {
    const names = [...(essayAbstract ? [m.essayMore.abstract] : []), ...(essayEditTitles ? [m.essayMore.titles] : [])];
    return names.length === 0 ? m.drafts.none : m.formatsJoined(names);
  },
  documents: ({ documentCharacters }) => m.documents(formatNumber(documentCharacters)),
  stored: ({ storedFiles, storedFileBytes }) => m.stored(storedFiles, formatBytes(storedFileBytes)),
  notes: ({ storedNotes }) => m.notes(storedNotes),
  webSearch: ({ webSearchesADay }) => m.searches(webSearchesADay),
  tables: ({ storedTables, storedTableBytes, unsavedTableHours }) =>
    m.tables(storedTables, { space: formatBytes(storedTableBytes), unsavedHours: unsavedTableHours }),
  mindtrees: ({ storedMindtrees, dailyIdeas }) => m.mindtrees(storedMindtrees, dailyIdeas),
  charts: ({ storedCharts }) => m.charts(storedCharts),
  space: ({ storedBytes }) => formatBytes(storedBytes),
  bin: ({ binWorks }) => m.bin(binWorks),
};

/** What this site does at all. */
type Offered = { readonly fullText: boolean; readonly webSearch: boolean };

/**
 * What the site does not do for anybody is promised to nobody: `fullText` off, and members write section by section too;
 * `webSearch` off, and nothing is said of it.
 */
export function rankRows(table: Readonly<Record<Level, Limits>>, { fullText, webSearch }: Offered): RankRow[] {
  const limits = fullText ? table : { ...table, vip: { ...table.vip, essayFullText: false } };
  const keys = (Object.keys(m.rows) as RowKey[]).filter((key) => webSearch || key !== "webSearch");
  return keys.map((key) => ({
    key,
    head: m.rows[key],
    cells: { free: TELL[key](limits.free), vip: TELL[key](limits.vip) },
  }));
}
