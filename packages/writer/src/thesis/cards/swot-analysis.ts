import type { MethodCard } from "../method-card.ts";

export const swotAnalysis: MethodCard = {
  key: "swot-analysis",
  title: { zh: "SWOT 分析", en: "SWOT analysis" },
  methods: ["case"],
  roles: ["analysis", "status", "measures"],
  cues: {
    zh: ["SWOT", "swot", "优势与劣势", "机会与威胁", "态势分析", "优势", "劣势", "机会", "威胁"],
    en: ["swot", "strengths and weaknesses", "opportunities and threats", "strengths", "weaknesses"],
  },
  sentences: {
    zh: [
      "优势与劣势是组织自己能够改变的内部条件，机会与威胁是它只能应对的外部变化，每一条先据此归类。",
      "优势与劣势宜与具体的竞争者或顾客的要求相比得出；没有比较的对象，“服务好”“位置好”只是描述。",
      "每一条应附证据，内部条件来自经营资料与访谈，外部变化来自有出处的行业或政策资料。",
      "同一件事可能兼为机会与威胁，应写清对{object}在什么条件下有利、在什么条件下不利。",
      "条目宜少而具体并排出轻重，罗列过多就无法由它导出取舍。",
      "四类条目两两配对：以优势利用机会、借机会弥补劣势、以优势应对威胁、在劣势与威胁并存处收缩或规避，每项策略应注明所依据的条目。",
      "由配对得到的策略宜再按所需投入、可行性与见效时间比较，说明先做哪一项。",
    ],
    en: [
      "Strengths and weaknesses are internal conditions that an organisation can change itself; opportunities and threats are outside changes it can only respond to. Each entry is sorted by this rule.",
      "Strengths and weaknesses should result from comparison with named competitors or customers' requirements; without a comparison, “good service” or “good location” is mere description.",
      "Each entry should carry its evidence: operating data and interviews for internal conditions, sourced industry or policy material for outside changes.",
      "The same change may be both an opportunity and a threat; it should be said under which conditions it helps or harms {object}.",
      "Entries should be few, specific and ranked, since a long list does not lead to a choice.",
      "The four groups are paired: strengths to take opportunities, opportunities to offset weaknesses, strengths to meet threats, and retreat or avoidance where weaknesses meet threats; each strategy should name the entries behind it.",
      "The strategies so found should then be compared by the means they need, their feasibility and the time until they take effect, to say which comes first.",
    ],
  },
  missing: {
    zh: ["每一条的证据与出处", "作比较的竞争者或顾客要求", "分析所针对的时间"],
    en: [
      "evidence and source of each entry",
      "competitors or customer requirements used for comparison",
      "date to which the analysis refers",
    ],
  },
  limits: {
    zh: ["SWOT 分析是某一时点上的定性整理，条目由分析者选取，不能预测策略实施后的结果。"],
    en: [
      "A SWOT analysis is a qualitative summary at one time with entries chosen by the analyst; it does not predict what a strategy will bring.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "SWOT 条目与证据", en: "SWOT entries and evidence" },
      head: { zh: ["类别", "条目", "证据与出处", "轻重"], en: ["Group", "Entry", "Evidence and source", "Weight"] },
      rows: { zh: ["优势", "劣势", "机会", "威胁"], en: ["Strengths", "Weaknesses", "Opportunities", "Threats"] },
    },
    {
      kind: "table",
      title: { zh: "SWOT 策略矩阵", en: "Strategies from SWOT" },
      head: { zh: ["内部条件", "机会（O）", "威胁（T）"], en: ["Internal conditions", "Opportunities (O)", "Threats (T)"] },
      rows: { zh: ["优势（S）", "劣势（W）"], en: ["Strengths (S)", "Weaknesses (W)"] },
    },
  ],
  never: { zh: ["必将", "显著提升竞争力"], en: ["will certainly", "guarantees success"] },
};
