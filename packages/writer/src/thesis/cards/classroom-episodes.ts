import type { MethodCard } from "../method-card.ts";

export const classroomEpisodes: MethodCard = {
  key: "classroom-episodes",
  title: { zh: "课堂片段的呈现", en: "Presenting episodes" },
  methods: ["education"],
  roles: ["results", "problems"],
  standard: ["results"],
  cues: { zh: ["课堂中的表现", "片段", "课堂实录", "录音", "转写"], en: ["happened in class", "episodes", "transcript"] },
  sentences: {
    zh: [
      "片段按转写规则呈现，停顿、重叠与动作用固定符号，转写时不替学生把话说完整。",
      "每个片段先给背景：第几节、哪个环节、此前发生了什么，再给对话，最后才分析。",
      "分析逐句说明谁发起、谁回应、话轮怎样转移，而不是概括“气氛活跃”。",
      "选片段的办法须写明，例如每节取第一个与最后一个，避免只选支持观点的。",
      "与观点相反的片段至少呈现一个，并说明它为何不同。",
      "学生用代号，能辨认身份的细节改写并注明。",
    ],
    en: [
      "Episodes follow rules of transcription with signs for pauses, overlaps and acts, and sentences are not completed for pupils.",
      "Each has its setting, lesson, phase and what went before, then talk, and analysis last.",
      "Analysis says line by line who starts, who answers and how turns pass, and not that the class was lively.",
      "How they were chosen is stated, such as first and last of each lesson.",
      "One at least goes against the view, with why it differs.",
      "Pupils have codes, and details that reveal them are changed and marked.",
    ],
  },
  missing: { zh: ["片段的原始转写", "选取的办法"], en: ["transcripts", "way of choosing"] },
  limits: { zh: ["片段能说明怎样发生，不能说明多常发生。"], en: ["Episodes show how and not how often."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
