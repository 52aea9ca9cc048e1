import type { MethodCard } from "../method-card.ts";

export const natureOfALegalRelation: MethodCard = {
  key: "nature-of-a-legal-relation",
  title: { zh: "法律性质的论证", en: "Arguing the legal nature" },
  methods: ["legal"],
  roles: ["theory"],
  standard: ["theory"],
  cues: { zh: ["法律性质", "性质与效力", "性质"], en: ["legal nature", "concept and nature"] },
  sentences: {
    zh: [
      "定性是为了找到可以适用的规则，先列出几种可能的性质，再比较各自会带来什么后果。",
      "判断以当事人主要的给付为准，一项交易含几种给付的，看哪一种是目的、哪一种是附随。",
      "不能完全归入有名合同的，适用总则性规定，再参照最相近的一种，须说明相近在何处。",
      "合同与侵权都可以主张时，请求权人可以选择，二者的举证、时效与赔偿范围不同。",
      "公法上的管理要求不当然决定私法上的效力，违反管理规定的行为是否无效须另行判断。",
    ],
    en: [
      "Classification serves to find the rule; possible natures are listed and their consequences compared.",
      "The main performance decides; with several, one asks which is the aim and which ancillary.",
      "What fits no named contract follows general rules and those of the nearest one, with the likeness stated.",
      "Where contract and tort both apply the claimant may choose, and proof, limitation and damages differ.",
      "Public-law requirements do not settle private-law validity; whether a breach makes the act void is a separate question.",
    ],
  },
  missing: {
    zh: ["几种可能的定性与各自的后果", "主要给付的内容"],
    en: ["possible classifications and consequences", "the main performance"],
  },
  limits: { zh: ["定性有争议时，须写明采用哪一说及理由。"], en: ["Where it is disputed, the view followed and its reasons are stated."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "定性与后果", en: "Classification and consequences" },
      head: {
        zh: ["定性", "适用的规则", "举证", "期限", "返还或赔偿范围"],
        en: ["Nature", "Rules", "Proof", "Time limits", "Extent of restitution"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
