import type { MethodCard } from "../method-card.ts";

export const useBehaviourMeasures: MethodCard = {
  key: "use-behaviour-measures",
  title: { zh: "使用行为与依赖的区分", en: "Use, frequency and dependence" },
  methods: ["empirical"],
  roles: ["concepts", "instruments"],
  cues: {
    zh: ["手机依赖", "手机使用", "刷短视频", "短视频", "网络使用", "上网", "游戏时间", "社交媒体", "使用时长", "沉迷", "刷手机", "玩手机"],
    en: ["phone use", "screen time", "social media", "video use", "gaming", "internet use", "smartphone"],
  },
  sentences: {
    zh: [
      "使用多不等于依赖：时长与频次描述行为的多少，依赖还要求控制不住、停用后不适、影响到学习或休息。",
      "时长宜分平日与周末、白天与睡前来问，笼统问“每天几小时”会把性质不同的使用混在一起。",
      "自报的使用时长常与设备记录不符，可请受访者查看系统自带的统计后填写，并注明是哪一种。",
      "用途不同，后果可能相反，用于学习、联络与消遣的时间宜分开记录。",
      "依赖类量表得分是连续的，除非量表作者给出界值并说明依据，不宜自定分数把人分成“成瘾”与“不成瘾”。",
      "时长的分布通常右偏，少数人极长，描述时宜报告中位数，回归前看是否需要取对数。",
    ],
    en: [
      "Heavy use is not dependence: duration and frequency say how much, while dependence also requires loss of control, discomfort on stopping and interference with study or rest.",
      "Duration should be asked for weekdays and weekends, daytime and before sleep; “hours a day” alone mixes uses of different kinds.",
      "Reported duration often differs from what the device has logged; respondents may be asked to look it up, and which of the two was used has to be stated.",
      "Effects may differ by purpose, so time for study, contact and entertainment should be recorded apart.",
      "Scores of dependence scales are continuous; unless its authors give a cut-off with reasons, respondents should not be divided into “addicted” and “not addicted”.",
      "Durations are usually skewed to the right, so the median should be reported, and a logarithm considered before regression.",
    ],
  },
  missing: {
    zh: ["使用行为的问法（时长、频次还是依赖）", "所问的时段"],
    en: ["how use is asked for (duration, frequency or dependence)", "the period asked about"],
  },
  limits: { zh: ["量表得分高不是诊断。"], en: ["A high score is not a diagnosis."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
