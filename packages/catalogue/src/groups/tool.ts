import type { Group } from "../scene-schema.ts";

export const tool: readonly Group[] = [
  {
    title: { zh: "改一改", en: "Fix a text" },
    remark: { zh: "意思留着，话说得更好", en: "Keep the meaning, say it better" },
    scenes: ["polishDoc", "reWrite", "proofread"],
  },
  {
    title: { zh: "读一读", en: "Digest a text" },
    remark: { zh: "长的变短，外文变中文", en: "Long into short, one language into another" },
    scenes: ["translateDoc", "summaryDoc", "condenseDoc", "polishMeetingLog", "postReading"],
  },
  {
    title: { zh: "接着写", en: "Take it further" },
    remark: { zh: "写到一半，或者还没有头绪", en: "Half written, or no idea yet" },
    scenes: ["continueDoc", "expandDoc", "titleGen", "brainStorming"],
  },
];
