import type { MethodCard } from "../method-card.ts";

export const germinationCounts: MethodCard = {
  key: "germination-counts",
  title: { zh: "发芽的统计", en: "Counting germination" },
  methods: ["laboratory"],
  roles: ["instruments", "concepts", "procedure", "results"],
  cues: { zh: ["发芽", "种子", "萌发"], en: ["germination", "seeds", "seedling", "lettuce", "dishes", "test of"] },
  sentences: {
    zh: [
      "发芽以胚根突破种皮并达到规定长度为准，这一长度须写明，标准不同，发芽率可以差很多。",
      "发芽率说明最后有多少，发芽势与平均时间说明有多快，处理可能只改变其中一项。",
      "每日同一时刻计数，数过的取出，霉烂的单独记，末次计数后未发芽的可用活力测定区分休眠与死亡。",
      "一皿是一个重复，皿内的几十粒不是独立重复，检验时以皿为单位。",
      "光照试验须同时控制光强与温度，不同颜色的灯功率相同不等于光量子数相同，灯的发热也会影响结果。",
      "百分率接近 0 或 100 时方差变小，宜用二项模型或作变换。",
    ],
    en: [
      "A seed counts as germinated when the radicle has broken through the coat and reached a stated length; the length has to be given, as other criteria can yield very different rates.",
      "The germination percentage shows how many germinate in the end, germination energy and mean time how fast; a treatment may change only one of them.",
      "Counts should be made at the same hour each day, with counted seeds removed and mouldy ones recorded separately; for seeds not germinated at the last count, a viability test can tell dormancy from death.",
      "One dish is one replicate: the dozens of seeds in it are not independent, and tests should take the dish as unit.",
      "In trials with light, intensity and temperature have to be controlled at the same time: lamps of different colour and equal power do not emit equal numbers of photons, and their heat affects the result too.",
      "As percentages approach 0 or 100 their variance shrinks, so a binomial model or a transformation should be used.",
    ],
  },
  missing: { zh: ["发芽的判断标准", "光强与温度的实测值"], en: ["criterion of germination", "measured light intensity and temperature"] },
  limits: { zh: ["培养皿中的结果不等于田间出苗。"], en: ["Results in Petri dishes are not emergence in the field."] },
  exhibits: [
    {
      kind: "formula",
      latex: "G=\\frac{n}{N}\\times100\\%,\\quad T=\\frac{\\sum n_i t_i}{\\sum n_i}",
      where: {
        zh: "$G$ 为发芽率，$n$ 为发芽数，$N$ 为供试数，$T$ 为平均发芽时间，$n_i$ 为第 $t_i$ 天新发芽数。",
        en: "$G$ is the percentage, $n$ those germinated, $N$ those sown, $T$ the mean time and $n_i$ new ones on day $t_i$.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
