import type { MethodCard } from "../method-card.ts";

export const oralHistory: MethodCard = {
  key: "oral-history",
  title: { zh: "口述史", en: "Oral history" },
  methods: ["humanities", "case"],
  roles: ["procedure", "materials", "subjects", "analysis"],
  cues: {
    zh: ["口述史", "口述", "老人讲述", "回忆录音", "非遗传承人", "老人讲", "听爷爷", "采访老人"],
    en: ["oral history", "oral testimony", "life story", "recollection", "old people told", "remembers"],
  },
  sentences: {
    zh: [
      "访谈之前应说明用途、保存方式和公开范围，取得讲述者的书面同意，并允许中途停止和事后撤回。",
      "问题宜从具体的地点、人物和一天的安排问起，不宜先问看法，记忆由细节引出，看法可能是后来形成的。",
      "录音须转写成逐字稿，停顿、方言词和笑声按约定的符号保留，访谈者的提问也要写出，因为回答受问法影响。",
      "亲身经历、听人转述和后来读到的三种内容须在稿中分别标明。",
      "年代、次序和数字容易记错，连同人名都应同档案、报刊或另一位讲述者的说法核对。",
      "记错之处也有研究价值，可以说明讲述者怎样理解这件事，但须先核实确系记错。",
      "逐字稿宜交讲述者核对，改动之处保留前后两种文字；是否匿名由讲述者决定。",
      "讲述者由谁介绍、与访谈者是什么关系应写明，同一圈子里介绍来的人说法可能相近，不能当作独立的旁证。",
    ],
    en: [
      "Before an interview, its use, storage and degree of publicity should be explained and written consent obtained, with the right to stop and to withdraw afterwards.",
      "Questions should begin with places, people and the course of a day and not with opinions; memory follows details, and opinions may have been formed later.",
      "A recording should be transcribed word for word, with agreed signs for pauses, dialect and laughter, and with the interviewer's questions, since they shape the answers.",
      "What a speaker lived through, was told by others and read later are to be marked apart in the transcript.",
      "Dates, sequences and figures are easily mistaken; they and names should be checked against records or another speaker.",
      "A mistake of memory can be of interest as a sign of how an event is understood, once it is established that it is a mistake.",
      "Speakers should see the transcript, with both wordings kept where they change it, and it is for them to decide whether they are named.",
      "It should be said who introduced the speakers and how they stand to the interviewer; people from one circle may tell similar stories and do not confirm each other independently.",
    ],
  },
  missing: {
    zh: ["讲述者的人数、选取方式与基本情况", "访谈的时间、地点、时长与录音", "知情同意与匿名的处理", "用来核对的书面材料"],
    en: [
      "number of speakers, how they were found and who they are",
      "date, place, length and recording of interviews",
      "consent and anonymity",
      "written sources used for checking",
    ],
  },
  limits: {
    zh: ["口述说明讲述者今天怎样记忆过去，用作事实的依据时须有别的材料相互印证。"],
    en: ["Testimony shows how the past is remembered today; as evidence of fact it needs support from other sources."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "讲述者与访谈", en: "Speakers and interviews" },
      head: {
        zh: ["编号", "身份", "与事件的关系", "访谈日期", "时长", "是否匿名"],
        en: ["No.", "Who", "Relation to the events", "Date", "Length", "Anonymous"],
      },
    },
    {
      kind: "table",
      title: { zh: "说法与核对", en: "Statements and checks" },
      head: {
        zh: ["说法", "讲述者", "亲历或转述", "核对的材料", "是否相符"],
        en: ["Statement", "Speaker", "Lived or heard", "Checked against", "Agrees"],
      },
    },
  ],
  never: { zh: ["还原真相", "真实再现", "证明了"], en: ["proves", "reveals the truth"] },
};
