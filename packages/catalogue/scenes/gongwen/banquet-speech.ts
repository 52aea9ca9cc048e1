import { defineScene } from "../../src/scene-schema.ts";

export const banquetSpeech = defineScene({
  key: "banquetSpeech",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "生日升学宴致辞", en: "Toast at a birthday or send-off" },
  shortTitle: { zh: "宴席致辞", en: "Banquet toast" },
  remark: { zh: "寿宴、谢师宴、满月酒", en: "Birthdays, send-offs, thanks to teachers" },
  marked: "",
  icon: "confetti",
  form: [
    {
      key: "job",
      label: { zh: "致辞人身份", en: "Speaker" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：升学孩子的父亲",
        en: "e.g. the father of the graduate",
      },
    },
    {
      key: "name",
      label: { zh: "宴席主角", en: "In honour of" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：陈一诺",
        en: "e.g. Chen Yinuo",
      },
    },
    {
      key: "scene",
      label: { zh: "宴席", en: "Occasion" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：升学宴",
        en: "e.g. a send-off dinner",
      },
    },
    {
      key: "content",
      label: { zh: "想讲的事", en: "What to tell" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：高三每晚骑车来回四公里；奶奶等到十点半才睡；录取的是师范",
        en: "e.g. four kilometres by bicycle each night; grandma waited up; a teachers’ college",
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
      min: 200,
      max: 2000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "在宴席上致辞的主人或亲友",
    task: "写宴席致辞，欢迎并感谢来宾，讲一件关于主角的真事，说几句心里话，送上祝福，请大家举杯",
    structure: [
      { zh: "称呼与欢迎", en: "Welcome", fn: "greet", weight: 14 },
      { zh: "感谢", en: "Thanks", fn: "thanks", weight: 18 },
      { zh: "一件往事", en: "A story", fn: "example", weight: 34 },
      { zh: "嘱托与祝福", en: "Wishes", fn: "wish", weight: 24 },
      { zh: "举杯", en: "A toast", fn: "close", weight: 10 },
    ],
    style: ["像家里人说话", "喜气，不夸口"],
    constraints: ["不提分数排名和礼金", "不讲让主角难堪的事", "生辰、学校没给的不写"],
    en: {
      role: "the host, a relative or a friend",
      task: "Write a toast for a celebration: welcome and thanks, a true story about the person honoured, a wish, and the glass raised.",
      rules: [
        "say who you are to the person honoured",
        "tell one story the whole table can follow",
        "tease only as they would like",
        "no marks, rankings or money",
        "end by asking everyone to raise a glass",
      ],
    },
  },
});
