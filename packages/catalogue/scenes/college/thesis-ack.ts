import { defineScene } from "../../src/scene-schema.ts";

export const thesisAck = defineScene({
  key: "thesisAck",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "论文致谢", en: "Thesis acknowledgements" },
  remark: { zh: "谢具体的人和具体的事", en: "Thank real people for real things" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：应用心理学", en: "e.g. applied psychology" },
    },
    {
      key: "content",
      label: { zh: "想感谢的人和事", en: "Whom and why" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：导师改了七稿；师姐半夜陪我跑数据；妈妈从不问什么时候毕业",
        en: "e.g. my supervisor read seven drafts; a labmate stayed up with my data; my mother never asked when I'd finish",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "写完学位论文的作者",
    task: "写学位论文致谢，按导师、师友、家人、自己的次序表达感谢",
    structure: [
      { zh: "时光回望", en: "Looking back", fn: "scene", weight: 20 },
      { zh: "致谢导师", en: "To my supervisor", fn: "thanks", weight: 30 },
      { zh: "致谢师友", en: "To teachers and friends", fn: "thanks", weight: 25 },
      { zh: "致谢家人", en: "To family", fn: "thanks", weight: 15 },
      { zh: "写给自己", en: "To myself", fn: "wish", weight: 10 },
    ],
    style: ["含蓄真挚", "每一份感谢落到一件具体的帮助"],
    constraints: ["不写亲昵昵称", "不提评分与关系"],
    reader: { zh: "被感谢的人和翻开论文的人", en: "those who are thanked, and whoever opens the thesis" },
    en: {
      role: "the author of the thesis",
      task: "Write the acknowledgements of a thesis: to the supervisor, to teachers and friends, to family.",
      rules: [
        "thank each person for one definite thing",
        "go from academic to personal",
        "use names and titles as given",
        "stay modest and keep private jokes out",
        "mention no marks or favours",
      ],
    },
  },
});
