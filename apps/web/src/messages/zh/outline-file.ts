/** Texts around files of outlines and mind maps. */
export const outlineFileMessages = {
  choose: "从文件选",
  kinds: "也可以选或拖进来 Word（读标题）、OPML、XMind、Markdown、文本文件。",
  leave: (name: string) => `不用“${name}”了`,
  dropped: (count: number) => `有 ${count} 处太深或太多，没带进来`,
  unreadable: "这个文件读不出大纲。可以用 .docx、.opml、.xmind、.md、.txt",
  tooLarge: "文件太大了，最大 10 MB",
  tooManyParts: (max: string) => `文件的行数或标记超过 ${max} 个，请拆成几份`,
  malformed: (line: string, column: string) => `文件写坏了：读到第 ${line} 行第 ${column} 个字读不下去。请用原来的软件重新导出一次`,
  empty: "这个文件里没有标题",
};
