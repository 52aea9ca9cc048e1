import type { MethodCard } from "../method-card.ts";

export const userInquiryForDesign: MethodCard = {
  key: "user-inquiry-for-design",
  title: { zh: "使用情况的调查", en: "Inquiry into use" },
  methods: ["design"],
  roles: ["background"],
  standard: ["background"],
  kinds: ["product"],
  cues: { zh: ["使用情况", "走访", "用户调研", "老人", "使用者"], en: ["use of", "user inquiry", "visited", "users"] },
  sentences: {
    zh: [
      "看使用者怎样做，比问他需要什么可靠，人会适应不便的用具，问起来往往说“还行”。",
      "请使用者当面完成一遍，记下每一步的动作、停顿、求助与出错，这些地方就是设计的机会。",
      "选人要包含能力差的一端，例如手抖、视力差的人，能满足他们的，其余人多半也能用。",
      "记录须有环境：光线、桌面高低、放在哪里、谁在旁边，同一用具换个地方就可能不好用。",
      "家属、护理者与使用者的要求会不同，分开列出并说明以谁为主。",
      "访得的话逐条归成困难，再数有几人提到，一个人反复说的只算一人。",
    ],
    en: [
      "Watching what users do is more reliable than asking what they need, since people adapt to inconvenient tools and when asked often say that they are all right.",
      "Users should be asked to go through the task in person while every movement, pause, call for help and error is noted; these are the places where design can help.",
      "The people chosen should include those with the least ability, for example with trembling hands or poor sight; what suits them will mostly suit the others.",
      "The surroundings should be recorded as well: light, height of the table, where the thing is kept and who is nearby, as the same tool may not work well in another place.",
      "Relatives, carers and users have different requirements, which should be listed separately, with a statement of whose come first.",
      "Statements should be sorted into difficulties and counted by the number of people who mention them; what one person says repeatedly counts once.",
    ],
  },
  missing: {
    zh: ["被访者的年龄与身体情况", "看到的困难与人数"],
    en: ["age and physical condition of those visited", "difficulties seen, and with how many people"],
  },
  limits: {
    zh: ["十几人的走访能发现困难，不能说明比例。"],
    en: ["Visits to a dozen people can find difficulties but cannot show proportions."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "使用中的困难", en: "Difficulties in use" },
      head: {
        zh: ["步骤", "看到的困难", "人数", "可能的原因", "转成的要求"],
        en: ["Step", "Difficulty", "Persons", "Possible cause", "Requirement"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
