import type { CategoryKey, Text } from "./scene-schema.ts";

/** A category of scenes. */
export type Category = {
  readonly key: CategoryKey;
  /** Other names of its list page, such as `admin` and `office`. */
  readonly aliases: readonly string[];
  readonly title: Text;
  readonly remark: Text;
  /** Phosphor icon in kebab case. */
  readonly icon: string;
  readonly order: number;
  /** Name of the tab colour in the design tokens: `--tab-<name>`. */
  readonly tab: string;
};

export const categories: readonly Category[] = [
  {
    key: "college",
    aliases: [],
    title: { zh: "大学生活", en: "College" },
    remark: { zh: "从军训总结到毕业感言，老师要的都在这儿", en: "From week one to graduation day" },
    icon: "backpack",
    order: 1,
    tab: "college",
  },
  {
    key: "gongwen",
    aliases: ["admin"],
    title: { zh: "公文讲话", en: "Official writing" },
    remark: { zh: "格式按规矩来，话说到点子上", en: "Notices, reports and words for the lectern" },
    icon: "stamp",
    order: 2,
    tab: "gongwen",
  },
  {
    key: "shortVideo",
    aliases: [],
    title: { zh: "短视频", en: "Short video" },
    remark: { zh: "从想选题到看数据，一条视频的每一步", en: "From the first idea to the numbers after posting" },
    icon: "video-camera",
    order: 3,
    tab: "video",
  },
  {
    key: "redbook",
    aliases: [],
    title: { zh: "种草笔记", en: "Social notes" },
    remark: { zh: "吃喝玩买学，把亲身体验写成笔记", en: "Food, trips, finds and habits, told from experience" },
    icon: "note",
    order: 4,
    tab: "social",
  },
  {
    key: "work",
    aliases: ["office"],
    title: { zh: "职场办公", en: "Workplace" },
    remark: { zh: "汇报、总结、计划、邮件，下班前写完", en: "Reports, summaries, plans and emails before you log off" },
    icon: "briefcase",
    order: 5,
    tab: "work",
  },
  {
    key: "yingxiao",
    aliases: [],
    title: { zh: "营销文案", en: "Marketing" },
    remark: { zh: "好处说清楚，下一步说明白", en: "Say what's good about it and what to do next" },
    icon: "megaphone",
    order: 6,
    tab: "market",
  },
  {
    key: "startup",
    aliases: [],
    title: { zh: "创业专区", en: "Start-up" },
    remark: { zh: "计划、路演、融资、开店，一步步写清", en: "Plans, pitches, funding and opening the shop" },
    icon: "rocket-launch",
    order: 7,
    tab: "startup",
  },
  {
    key: "tool",
    aliases: [],
    title: { zh: "随手工具", en: "Quick tools" },
    remark: { zh: "手上已经有一段，改一改、读一读、想一想", en: "You have a text: fix it, digest it, take it further" },
    icon: "magic-wand",
    order: 8,
    tab: "tool",
  },
  {
    key: "document",
    aliases: [],
    title: { zh: "长文档", en: "Long documents" },
    remark: { zh: "开题、期刊、专业论文和科普", en: "Proposals, journal papers and explainers" },
    icon: "files",
    order: 9,
    tab: "tool",
  },
];
