import type { MethodCard } from "../method-card.ts";

export const minorsAndCapacity: MethodCard = {
  key: "minors-and-capacity",
  title: { zh: "未成年人行为的效力", en: "Acts of minors" },
  methods: ["legal"],
  roles: ["concepts", "theory", "status"],
  cues: { zh: ["未成年人", "监护", "家长", "孩子", "打赏"], en: ["minors", "children buying", "guardian", "parental consent"] },
  sentences: {
    zh: [
      "未成年人所作行为的效力依年龄与智力状况分档：完全不能独立实施的无效，与其年龄智力相适应或纯获利益的有效，其余须由法定代理人同意或追认。",
      "追认之前效力未定，相对人可以催告，善意的相对人在追认之前可以撤销。",
      "是否与年龄智力相适应，看金额、次数、家庭条件与当地通常情形，不只看单笔数额。",
      "主张行为由未成年人作出的一方须证明操作人，账户属于家长只说明由谁付款。",
      "监护人没有保管好账户与密码的，可能就损失承担一部分，比例依双方过错。",
      "合同不生效后的返还，原则上各自返还，不能返还的折价，已经消耗的服务怎样处理须单独讨论。",
    ],
    en: [
      "Acts of minors depend on age and understanding: those without any capacity are void, acts fitting age and understanding or merely beneficial are valid, and the rest need consent or ratification.",
      "Until ratified the act is pending; the other party may ask for an answer, and one in good faith may withdraw.",
      "Whether it fits is judged by amount, frequency, means of the family and custom, not by a single sum.",
      "Who asserts that a minor acted has to prove it; a parent's account only shows who paid.",
      "A guardian careless with account and password may bear part of the loss, by fault on both sides.",
      "If the contract fails both sides return what they received, or its value; services already used need separate discussion.",
    ],
  },
  missing: {
    zh: ["各判决中未成年人的年龄与金额", "证明操作人的证据种类"],
    en: ["age and sum in each decision", "kinds of evidence of who acted"],
  },
  limits: {
    zh: ["年龄界限与条文以现行法为准，由作者核对。"],
    en: ["Ages and provisions follow the law in force, to be checked by the author."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
