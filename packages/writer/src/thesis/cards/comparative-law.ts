import type { MethodCard } from "../method-card.ts";

export const comparativeLaw: MethodCard = {
  key: "comparative-law",
  title: { zh: "比较法研究", en: "Comparative law" },
  methods: ["legal"],
  roles: ["comparison", "theory", "measures"],
  cues: {
    zh: ["比较法", "域外", "国外立法", "法律移植", "两大法系", "立法例"],
    en: ["comparative law", "foreign law", "other jurisdictions", "legal transplant", "civil law and common law"],
  },
  sentences: {
    zh: [
      "比较的起点是同一个实际问题而不是同一个名称，各法域可能用合同、侵权或行政管制等不同的制度解决它。",
      "选择比较的法域须有理由，例如曾为本国立法所参考，或问题的成因相近，“发达国家”不是理由。",
      "外国法须引现行有效的原文并注明版本与查阅日期，中文译本和二手介绍只能作为线索。",
      "只看条文不够，还应看判例、解释和执行机构，条文相同而诉讼费用、证据规则不同时，效果可以不同。",
      "法律术语的译名会带入本国法的含义，宜先按该法域的规定说明其构成和后果，再给译名。",
      "宜按统一的项目逐国列出：谁有请求权、须证明什么、由谁举证、救济方式与期限，空白处写明未查到。",
      "相同与不同都须解释，原因可能在诉讼制度、保险安排或行业组织，不在条文本身。",
      "主张借鉴时，应说明该制度所依赖的配套条件在本国是否具备，不具备时怎样变通。",
    ],
    en: [
      "Comparison starts from a practical problem and not from a name, as one system may solve in contract what another solves in tort or by regulation.",
      "The choice of jurisdictions needs a reason, such as a model once followed by domestic legislation or a problem with similar causes; that they are developed countries is none.",
      "Foreign law should be cited from the text in force with version and date of access; translations and accounts by others are only leads.",
      "Statutes are not enough: decisions, interpretation and enforcement have to be considered, since equal provisions work differently with other costs and rules of evidence.",
      "A translated term carries the meaning of domestic law with it, so the elements and consequences of an institution should be described in its own system before it is given a name.",
      "Each system should be set out under the same headings, such as who has a claim, what has to be proved and by whom, remedies and time limits; what was not found is marked as not found.",
      "Likeness and difference both call for an explanation, which may lie in procedure, insurance or trade organisations and not in the provisions.",
      "A proposal to adopt a rule should say whether the conditions on which it depends exist at home and what would replace them if not.",
    ],
  },
  missing: {
    zh: ["选取的法域及理由", "各法域的条文、判例与查阅日期", "所用译本或译者"],
    en: ["jurisdictions and the reason for choosing them", "provisions and decisions of each, with date of access", "translations used"],
  },
  limits: {
    zh: ["外国有某一制度，不能说明本国应当有；比较只说明有哪些可能的做法和各自的条件。"],
    en: ["That a rule exists abroad does not show that it should exist at home; comparison shows possible solutions and their conditions."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各法域的规则", en: "Rules of the jurisdictions" },
      head: { zh: ["比较项目", "本国", "法域一", "法域二"], en: ["Point", "Domestic law", "Jurisdiction 1", "Jurisdiction 2"] },
      rows: {
        zh: ["请求权人", "构成要件", "举证责任", "救济方式", "期限", "依据"],
        en: ["Who may claim", "Elements", "Burden of proof", "Remedies", "Time limits", "Authority"],
      },
    },
  ],
  never: { zh: ["先进经验", "与国际接轨", "完全照搬"], en: ["advanced experience", "international best practice"] },
};
