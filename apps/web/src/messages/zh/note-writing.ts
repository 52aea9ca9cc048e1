/** Texts of writing a note: all of it, or one section. */
export const noteWritingMessages = {
  all: "AI 写全文",
  about: (tokens: string) => `约 ${tokens}`,
  locked: "AI 写全文是会员功能，免费版一段一段写",
  noHeadings: "还没有段落标题。先添几个段落，或者导入大纲，再来写。",
  keeps: "只写这些段落，你写的和锁着的不动。写的时候接着改别处也行，没写成的不扣额度。",
  sample: "没有接大模型，写的是样例：把“这段写什么”里说到的排成句子，缺的用【待补充：…】标出来。",
  cancel: "先不",
  done: "写好了",
  writingOne: "正在写这一段",
  writingSeveral: (count: number) => `正在写 ${count} 段`,
  stop: "停笔",
  progress: (characters: string, length: string) => `正在写 ${characters} / ${length} 字`,
  sources: "用上这些资料",
  atWork: "正在写别的段落，等写完或者停笔再写这段。",
  again: "重写这段",
  replaces: "现在的字会换成新写的。写之前先留一份历史版本。",
};
