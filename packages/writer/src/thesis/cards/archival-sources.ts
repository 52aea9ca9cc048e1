import type { MethodCard } from "../method-card.ts";

export const archivalSources: MethodCard = {
  key: "archival-sources",
  title: { zh: "档案史料", en: "Archival sources" },
  methods: ["humanities"],
  roles: ["materials", "reading", "procedure", "analysis"],
  cues: {
    zh: ["档案", "史料", "方志", "报刊", "家谱", "碑刻", "近代史", "旧报纸", "老照片", "县志", "碑文", "家书", "日记", "账本", "抄件"],
    en: [
      "archive",
      "archival",
      "primary source",
      "gazetteer",
      "newspaper source",
      "historical document",
      "letters",
      "diaries",
      "parish",
      "old newspapers",
    ],
  },
  sentences: {
    zh: [
      "每件史料须注明藏所、全宗与卷宗号或刊名与版次，使他人能找到同一件；转引的应注明转引，不可写成亲见。",
      "使用之前应问四件事：谁写的、写给谁、何时写、为何写，离事件越远、与写者利害越深，越须旁证。",
      "原件、抄件与整理本须分清，整理本可能改了字、断了句、删了段落，关键的引文宜核对原件。",
      "公文记录的是规定和上报的情况，实行与否要由账册、诉讼、私人记录等另一类材料来说明。",
      "报刊可能受立场和审查影响，同一事件宜取立场不同的几种报刊对照，并说明缺期。",
      "没有记载不等于没有发生，须先说明这类事情在这类材料里通常是否会被记录，以及所缺的部分是否散失。",
      "旧历与公历、旧地名与今地名、旧度量衡与货币须换算，换算的依据与例子写在注里。",
      "不能辨认的字宜用方框或约定的符号标出，推测补出的字加括号，不可径直写入引文。",
    ],
    en: [
      "Each source should be cited with repository, collection and file number, or with title and issue, so that others can find the same item; what was taken from another author should be cited as such and not as seen.",
      "Four things should be asked of a source: who wrote it, to whom, when and why; the further from the event and the greater the writer's interest, the more support it needs.",
      "Originals, copies and printed editions are to be kept apart, since editors may change words, punctuate and cut; key quotations should be checked against the original.",
      "Official papers record what was ordered and reported; whether it was done has to be shown by another kind of source, such as accounts, lawsuits or private records.",
      "Newspapers may be shaped by allegiance and censorship, so several of different views should be compared on one event, and missing issues be stated.",
      "Absence from the record is not absence of the event: it has to be said whether such things were usually recorded in such sources, and whether part of them is lost.",
      "Old calendars, place names, measures and currencies should be converted, with the basis and an example of the conversion in a note.",
      "Illegible characters should be marked by an agreed sign and conjectures put in brackets, never written straight into a quotation.",
    ],
  },
  missing: {
    zh: ["史料清单：藏所、编号、起止年代、件数", "已看与未能看到的部分", "关键引文的原文"],
    en: [
      "list of sources: repository, number, period covered, number of items",
      "what was seen, and what could not be",
      "the text of key quotations",
    ],
  },
  limits: {
    zh: ["留存下来的档案由保管者选择过，不能当作事情的全貌。"],
    en: ["What survives has been selected by those who kept it and is not the whole of what happened."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "所用史料", en: "Sources used" },
      head: {
        zh: ["史料", "藏所与编号", "形成者", "起止年代", "原件或整理本", "用于何处"],
        en: ["Source", "Repository and number", "Created by", "Period", "Original or edition", "Used for"],
      },
    },
  ],
  never: { zh: ["还原历史真相", "铁证如山", "众所周知"], en: ["reveals the truth", "undeniable", "history teaches"] },
};
