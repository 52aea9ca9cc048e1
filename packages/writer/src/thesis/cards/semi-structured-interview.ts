import type { MethodCard } from "../method-card.ts";

export const semiStructuredInterview: MethodCard = {
  key: "semi-structured-interview",
  title: { zh: "半结构访谈", en: "Semi-structured interview" },
  methods: ["empirical", "case", "education", "clinical"],
  roles: ["instruments", "procedure", "subjects"],
  cues: {
    zh: ["访谈", "访谈提纲", "半结构", "聊了", "问了几位", "采访", "录了音"],
    en: ["interview", "interviewee", "semi-structured", "talked to", "asked", "spoke with"],
  },
  sentences: {
    zh: [
      "半结构访谈事先拟定提纲，每位受访者都被问到同样的主题，问法与次序可随谈话调整。",
      "提纲宜围绕{problem}拟定，从受访者亲历的事情问起，再问看法与理由。",
      "主问题应为开放式，不含预设的答案；“您是否觉得这很重要”一类问法容易引出附和。",
      "追问用来请受访者举出事例、说清时间与做法，归纳留到分析时再做。",
      "受访者宜按与研究问题有关的差别选取，使立场和经历不同的人都有机会被听到。",
      "是否继续增加受访者，看新的访谈是否还带来新的主题，作出这一判断的依据应写明。",
      "录音须先征得受访者同意；不同意录音的，可当场记要点，当日补全并注明。",
      "录音宜逐字转写，与理解有关的停顿、笑声加注，转写稿以编号代替姓名。",
      "引用原话时应标出受访者编号，截取一段不得改变原意。",
      "访谈者与受访者若有师生、同事或上下级关系，对方愿意说什么会受影响，这层关系应在文中交代。",
    ],
    en: [
      "A semi-structured interview follows a guide drawn up beforehand: every interviewee is asked about the same topics, while the wording and order may follow the conversation.",
      "The guide should be built around {problem}, beginning with what interviewees have experienced and moving on to their views and reasons.",
      "Main questions should be open and should not suggest an answer; “do you agree that this matters” invites assent.",
      "Probes ask for an example, a date or a procedure; summing up is left to the analysis.",
      "Interviewees should be chosen for differences that bear on the research question, so that people of different positions and experience can be heard.",
      "Whether to add interviewees depends on whether new interviews still bring new themes, and the grounds for stopping should be stated.",
      "Recording requires the interviewee's consent; where it is refused, notes may be taken on the spot and completed the same day.",
      "Recordings should be transcribed verbatim, with pauses or laughter noted where they affect the meaning, and names replaced by codes.",
      "A quotation should carry the interviewee's code, and cutting it must not change what was meant.",
      "If interviewer and interviewee are teacher and student, colleagues, or superior and subordinate, this shapes what is said and should be disclosed.",
    ],
  },
  missing: {
    zh: ["受访者人数与选取理由", "访谈的起止日期、地点与每次时长", "访谈提纲（可附于文后）", "转写与核对的方式"],
    en: [
      "number of interviewees and why they were chosen",
      "dates, places and length of the interviews",
      "the interview guide (may go into an appendix)",
      "how the interviews were transcribed and checked",
    ],
  },
  limits: {
    zh: ["受访者不是随机抽取，访谈能说明有哪些看法、理由何在，不能推断各种看法所占的比例。"],
    en: ["As interviewees are not drawn at random, interviews show which views exist and why, not how common each of them is."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "受访者基本情况", en: "Interviewees" },
      head: {
        zh: ["编号", "身份", "与主题有关的经历", "访谈方式", "时长"],
        en: ["Code", "Position", "Relevant experience", "Form of interview", "Length"],
      },
    },
  ],
  never: { zh: ["普遍认为", "具有代表性"], en: ["it is widely held", "a representative sample"] },
};
