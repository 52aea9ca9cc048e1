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
      "Classification serves to find the rules that apply: the possible natures of the relation should be listed first and the consequences of each then be compared.",
      "The main performance of the parties is decisive; where a transaction contains several, it should be asked which of them is the purpose and which is ancillary.",
      "What does not fully fit a type of contract regulated by law follows the general rules and then, by analogy, those of the nearest type, and it should be said in what respect it is near.",
      "Where claims in contract and in tort both exist, the claimant may choose between them; they differ in burden of proof, limitation and extent of damages.",
      "Requirements of public-law regulation do not automatically decide validity in private law; whether an act in breach of them is void has to be judged separately.",
    ],
  },
  missing: {
    zh: ["几种可能的定性与各自的后果", "主要给付的内容"],
    en: ["possible classifications and the consequences of each", "content of the main performance"],
  },
  limits: {
    zh: ["定性有争议时，须写明采用哪一说及理由。"],
    en: ["Where the classification is disputed, the view adopted and the reasons for it should be stated."],
  },
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
