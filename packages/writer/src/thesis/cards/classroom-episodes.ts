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
      "Episodes should follow fixed rules of transcription, with signs for pauses, overlaps and actions, and pupils' sentences should not be completed for them.",
      "Each episode needs its setting first, that is, which lesson, which phase and what went before; the dialogue follows, and the analysis comes last.",
      "The analysis should go through the lines and say who initiates, who responds and how turns pass on, instead of summing up that the class was lively.",
      "How episodes were selected should be stated, for example the first and the last of each lesson, so that not only those supporting a view are shown.",
      "At least one episode that goes against the view should be presented, with an account of why it differs.",
      "Pupils should be given codes, and details by which they could be recognised should be altered and marked as such.",
    ],
  },
  missing: { zh: ["片段的原始转写", "选取的办法"], en: ["transcripts of the episodes", "how they were selected"] },
  limits: { zh: ["片段能说明怎样发生，不能说明多常发生。"], en: ["Episodes can show how something happens, not how often it does."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
