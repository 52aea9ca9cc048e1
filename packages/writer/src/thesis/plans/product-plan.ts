import { introduction } from "./common-chapters.ts";
import { summary } from "./design-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** A part, a building, a package, a picture: what is neither program nor circuit. */
export const productDesign: readonly ChapterPlan[] = [
  introduction,
  chapter("background", 16, "设计依据与调研", "Basis and Inquiry", [
    leaf("background", "{object}的使用情况|使用情况", "Use of {object}", [
      "写明使用者、场合与现有用法，注明调查办法",
      "Give users, setting and present use, and how this was found out",
    ]),
    leaf("comparison", "同类设计的比较", "Comparable designs", [
      "按同一组项目比较同类设计，指出可取与不足",
      "Compare designs of the kind item by item: what to keep and what falls short",
    ]),
    leaf("theory", "设计依据与规范", "Basis and standards", [
      "列出必须遵守的规范与所用尺寸、载荷的依据",
      "List the standards to be met and the grounds for dimensions and loads",
    ]),
  ]),
  chapter("requirements", 15, "设计要求与总体方案", "Requirements and Overall Scheme", [
    leaf(
      "requirements",
      "{item}|设计要求",
      "{item}|Design requirements",
      [
        "把“{item}”写成可以检验的要求|把使用需要写成可以检验的要求",
        "Put “{item}” as a requirement that can be checked|Put what users need as requirements that can be checked",
      ],
      { each: "rules" },
    ),
    leaf("designing", "总体方案的确定", "Choice of the scheme", [
      "给出两三个方案的草图，按要求比较后选定",
      "Sketch two or three schemes, compare them by the requirements and choose",
    ]),
  ]),
  chapter("designing", 30, "详细设计", "Detailed Design", [
    leaf("designing", "主要参数的确定", "Main parameters", [
      "由要求逐个推出主要参数，写明算式",
      "Derive the main parameters from the requirements, showing the sums",
    ]),
    leaf(
      "designing",
      "{item}的设计|各部分的设计",
      "Design of {item}|Design of the parts",
      [
        "说明{item}的形式、尺寸与连接，配图|说明各部分的形式、尺寸与连接，配图",
        "Give form, dimensions and joints of {item}, with a drawing|Give form, dimensions and joints of each part, with a drawing",
      ],
      { each: "components" },
    ),
    leaf("materials", "材料与工艺", "Materials and making", [
      "说明选用的材料、加工办法与成本",
      "Name the material, how it is made and what it costs",
    ]),
    leaf(
      "analysis",
      "校核计算",
      "Check calculations",
      ["列出危险处的载荷、算式、许用值与安全系数", "List load, formula, allowable value and safety factor at the critical places"],
      {
        when: /机械|轴|载荷|公斤|结构|机构|mechanic|carry|kg|load/i,
        usual: ["强度校核", "strength check"],
      },
    ),
  ]),
  chapter(
    "testing",
    17,
    "检验与评价",
    "Check and Appraisal",
    [
      leaf("testing", "检验的方法", "How it is checked", [
        "写明用什么办法、标准与样本检验各项要求",
        "Say by what method, standard and sample each requirement is checked",
      ]),
      leaf("results", "检验的结果", "What the check shows", [
        "逐项列出要求值与实测值，说明是否满足",
        "Set required and measured values side by side and say whether each is met",
      ]),
      leaf(
        "discussion",
        "方案的不足",
        "Limits of the scheme",
        ["说明没有满足的要求与方案的代价", "Say which requirements are not met and what the scheme costs"],
        { extra: true },
      ),
    ],
    { joins: 1, joined: ["检验、评价与总结", "Appraisal and Conclusion"] },
  ),
  summary,
];
