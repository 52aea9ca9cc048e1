import type { MethodCard } from "../method-card.ts";

export const localGazetteers: MethodCard = {
  key: "local-gazetteers",
  title: { zh: "方志与碑刻的用法", en: "Gazetteers and inscriptions" },
  methods: ["humanities"],
  roles: ["reading", "background", "comparison"],
  cues: { zh: ["县志", "方志", "地方志", "碑文", "碑刻", "族谱"], en: ["gazetteer", "inscription", "stele", "county history"] },
  sentences: {
    zh: [
      "方志是官方主持、士绅编修的，写什么不写什么有体例与立场，须说明是哪一次修的、由谁主持。",
      "后修的方志常抄前志，几部志书说法相同未必是互证，先看是否有承袭。",
      "碑文立于事后，常由胜诉或出资的一方所立，写的是要人记住的说法。",
      "引用碑文须注明原碑、拓片还是录文，缺字以方框表示，不作臆补。",
      "同一件事在志书、碑文与档案里的出入列表对照，出入的地方问谁会因此受益。",
      "地名、渠名与今名的对应要有依据，可与地图和实地核对。",
    ],
    en: [
      "Gazetteers were compiled by local elites under official direction, and form and standpoint decided what was included, so the edition and its compilers should be named.",
      "Later gazetteers often copied earlier ones, so agreement among several is not necessarily mutual confirmation; it should first be checked whether one depends on another.",
      "Inscriptions were set up after the event, often by the party that had won or paid, and record the version that was meant to be remembered.",
      "It should be said whether a quotation comes from the stone itself, a rubbing or a transcript; missing characters are shown by a sign and not filled in by guesswork.",
      "Discrepancies between gazetteer, inscription and archive on the same matter should be set out in a table, and it should be asked who would have gained by each.",
      "The identification of old names of places and canals with present ones requires evidence and can be checked on maps and on the ground.",
    ],
  },
  missing: {
    zh: ["所用志书的修纂者与卷次", "碑文的出处与缺字"],
    en: ["compilers and chapters of the gazetteers used", "source of the inscriptions and their gaps"],
  },
  limits: {
    zh: ["志书所载反映修志者的取舍，不是全部事实。"],
    en: ["A gazetteer reflects what its compilers chose to record and not all that happened."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "史料的出入", en: "Where sources differ" },
      head: {
        zh: ["事项", "志书的说法", "碑文的说法", "档案的说法", "可能的原因"],
        en: ["Matter", "Gazetteer", "Inscription", "Archive", "Possible reason"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
