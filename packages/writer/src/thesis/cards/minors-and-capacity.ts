import type { MethodCard } from "../method-card.ts";

export const minorsAndCapacity: MethodCard = {
  key: "minors-and-capacity",
  title: { zh: "未成年人行为的效力", en: "Acts of minors" },
  methods: ["legal"],
  roles: ["concepts", "theory", "status"],
  cues: { zh: ["未成年人", "监护", "家长", "孩子", "打赏"], en: ["minors", "children buying", "guardian", "parental consent"] },
  sentences: {
    zh: [
      "未成年人所作行为的效力依行为能力分档：没有行为能力的人所作的无效；行为能力受限制的人所作的，纯获利益或与其年龄、智力相适应的有效，其余须由法定代理人同意或追认。",
      "追认之前效力未定，相对人可以催告，善意的相对人在追认之前可以撤销。",
      "是否与年龄智力相适应，看金额、次数、家庭条件与当地通常情形，不只看单笔数额。",
      "主张行为由未成年人作出的一方须证明操作人，账户属于家长只说明由谁付款。",
      "监护人没有保管好账户与密码的，可能就损失承担一部分，比例依双方过错。",
      "合同不生效后的返还，原则上各自返还，不能返还的折价，已经消耗的服务怎样处理须单独讨论。",
    ],
    en: [
      "The effect of a minor's act depends on capacity: acts of those without capacity are void; of those with limited capacity, acts that are merely beneficial or fit their age and understanding are valid, and all others require the consent or ratification of the statutory representative.",
      "Until ratification the effect is pending; the other party may demand a decision, and one acting in good faith may withdraw before ratification.",
      "Whether an act fits age and understanding is judged by amount, frequency, the means of the family and what is usual in the place, and not by a single payment alone.",
      "The party asserting that the act was a minor's has to prove who acted; that the account belongs to a parent shows only who paid.",
      "A guardian who did not keep the account and its password safe may have to bear part of the loss, in proportion to the fault on both sides.",
      "If the contract does not take effect, both sides in principle return what they received, or its value where return is impossible; how services already consumed are treated has to be discussed separately.",
    ],
  },
  missing: {
    zh: ["各判决中未成年人的年龄与金额", "证明操作人的证据种类"],
    en: ["age of the minor and amount in each decision", "kinds of evidence on who acted"],
  },
  limits: {
    zh: ["年龄界限与条文以现行法为准，由作者核对。"],
    en: ["Age limits and provisions follow the law in force and are to be checked by the author."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
