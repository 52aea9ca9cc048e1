import type { Level, Limits } from "@tangleaf/contract/limits";
import { formatBytes } from "#lib/format.ts";
import { rankMessages as m } from "#messages/rank.ts";

type RowKey = keyof typeof m.rows;
export type RankRow = { key: RowKey; head: string; cells: Readonly<Record<Level, string>> };

const yesOrNo = (has: boolean) => (has ? m.yes : m.no);

/** One line of the comparison for every limit of the policy table, in the order of the work. */
const TELL: Readonly<Record<RowKey, (limits: Limits) => string>> = {
  wait: ({ waitSeconds }) => (waitSeconds === 0 ? m.noWait : m.wait(waitSeconds)),
  concurrent: ({ concurrentGenerations }) => m.texts(concurrentGenerations),
  titles: ({ titlesPerRequest, keywordsPerTitle }) => m.titles(titlesPerRequest, keywordsPerTitle),
  titlesDownload: ({ titlesDownload }) => yesOrNo(titlesDownload),
  outlineLevels: ({ outlineLevels }) => m.levelsJoined(outlineLevels.map(levelName)),
  outlineChapters: ({ outlineChapters }) => m.chapters(outlineChapters),
  outlineDownload: ({ outlineDownload }) => yesOrNo(outlineDownload),
  fullText: ({ oneClickFullText }) => (oneClickFullText ? m.oneClick : m.byHand),
  paragraph: ({ paragraphCharacters }) => (paragraphCharacters === null ? m.paragraphFree : m.paragraph(paragraphCharacters)),
  bulkRewrite: ({ bulkRewrite }) => yesOrNo(bulkRewrite),
  abstract: ({ abstract }) => yesOrNo(abstract),
  paragraphTitles: ({ paragraphTitleEditing }) => yesOrNo(paragraphTitleEditing),
  export: ({ wordDownload, jsonExport }) =>
    m.formatsJoined([m.formats.markdown, ...(wordDownload ? [m.formats.word] : []), ...(jsonExport ? [m.formats.json] : [])]),
  stored: ({ storedFiles, storedFileBytes }) => m.stored(storedFiles, formatBytes(storedFileBytes)),
};

export function rankRows(limits: Readonly<Record<Level, Limits>>): RankRow[] {
  return (Object.keys(m.rows) as RowKey[]).map((key) => ({
    key,
    head: m.rows[key],
    cells: { free: TELL[key](limits.free), vip: TELL[key](limits.vip) },
  }));
}

function levelName(key: string): string {
  return key in m.levelNames ? m.levelNames[key as keyof typeof m.levelNames] : key;
}
