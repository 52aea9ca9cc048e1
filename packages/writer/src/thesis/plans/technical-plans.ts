import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** A thing with a circuit in it. */
export const HARDWARE =
  /单片机|传感器|STM32|ESP32|Arduino|电路|控制器|硬件|PLC|\bmicrocontroller\b|\bsensors?\b|\bcontroller\b|\bcircuit\b/i;
/** A thing made of software. */
export const SOFTWARE =
  /系统|平台|小程序|软件|网站|APP|数据库|Spring|Vue|MySQL|算法|\bsystem\b|\bplatform\b|\bapp\b|\bwebsite\b|\bsoftware\b|\bdatabase\b/i;

const testing = (zh: string, en: string) =>
  chapter(
    "testing",
    10,
    zh,
    en,
    [
      leaf("testing", "测试环境与用例", "Test setting and cases", { usual: ["功能测试", "functional test"] }),
      leaf("results", "测试结果", "Test results"),
      leaf("testing", "性能与异常情况的测试", "Load and failure tests", { extra: true, usual: ["性能测试", "performance test"] }),
    ],
    { joins: 1, joined: ["测试与总结", "Testing and Conclusion"] },
  );
const summary: ChapterPlan = { ...conclusion, weight: 6, title: { zh: ["总结"], en: ["Conclusion"] } };

export const softwareDesign: readonly ChapterPlan[] = [
  introduction,
  chapter(
    "technology",
    11,
    "相关技术",
    "Technologies Used",
    [
      leaf("technology", "{means}|开发技术", "{means}|Development tools"),
      leaf("technology", "数据存储技术", "Data storage"),
      leaf("technology", "系统架构模式", "Architecture styles", { extra: true }),
    ],
    { joins: 2, joined: ["相关技术与需求分析", "Technologies and Requirements"] },
  ),
  chapter("requirements", 19, "需求分析", "Requirements", [
    leaf("requirements", "{item}的用例|用户角色与用例", "Use cases: {item}|Users and use cases", { each: "roles" }),
    leaf("requirements", "{item}|业务规则", "{item}|Business rules", { each: "rules", usual: ["业务规则", "functional requirements"] }),
    leaf("requirements", "非功能需求", "Non-functional requirements", { usual: ["性能需求", "non-functional"] }),
    leaf("requirements", "可行性分析", "Feasibility", { extra: true }),
  ]),
  chapter(
    "designing",
    25,
    "系统设计",
    "System Design",
    [
      leaf("designing", "总体架构", "Architecture"),
      leaf("designing", "功能模块划分", "Modules"),
      leaf("designing", "数据库设计", "Database design", { weight: 1.3 }),
      leaf("designing", "“{item}”的设计|关键流程设计", "Design: {item}|Key processes", { each: "rules", usual: ["事务", "transaction"] }),
      leaf("designing", "权限与安全设计", "Access and security", { extra: true }),
      leaf("designing", "接口设计", "Interfaces", { extra: true }),
    ],
    { joins: 3, joined: ["系统设计与实现", "Design and Implementation"] },
  ),
  chapter("implementation", 20, "系统实现", "Implementation", [
    leaf("implementation", "开发与运行环境", "Environment"),
    leaf("implementation", "{item}端功能的实现|主要功能的实现", "Functions for {item}|Main functions", {
      each: "roles",
      usual: ["界面实现", "front end"],
    }),
    leaf("implementation", "“{item}”的实现|关键流程的实现", "Implementation: {item}|Key processes in code", { each: "rules", extra: true }),
    leaf("implementation", "数据访问的实现", "Data access", { extra: true }),
  ]),
  testing("系统测试", "Testing"),
  summary,
];

export const hardwareDesign: readonly ChapterPlan[] = [
  introduction,
  chapter("requirements", 17, "功能要求与总体方案", "Requirements and Overall Scheme", [
    leaf("requirements", "{object}的功能与指标", "Functions and figures of {object}"),
    leaf("designing", "总体方案与框图", "Overall scheme"),
    leaf("technology", "主控与器件选型", "Choice of components"),
    leaf("comparison", "方案的比较", "Schemes compared", { extra: true }),
  ]),
  chapter("designing", 24, "硬件设计", "Hardware", [
    leaf("designing", "主控最小系统", "Microcontroller and its minimum system"),
    leaf("designing", "{item}的采集电路|检测电路", "Sensing of {item}|Sensing circuit", { each: "responses", usual: ["传感器", "sensor"] }),
    leaf("designing", "驱动与执行电路", "Drive circuit", { usual: ["驱动电路", "relay"] }),
    leaf("designing", "电源电路", "Power supply"),
  ]),
  chapter("implementation", 22, "软件设计", "Firmware", [
    leaf("implementation", "主程序流程", "Main program"),
    leaf("implementation", "采样与滤波程序", "Sampling and filtering", { usual: ["采样、滤波", "sampling, filtering"] }),
    leaf("implementation", "控制策略", "Control strategy"),
    leaf("implementation", "“{item}”的实现|显示与通信", "Implementation: {item}|Display and communication", { each: "rules" }),
  ]),
  { ...testing("调试与测试", "Testing"), weight: 16 },
  { ...summary, weight: 7 },
];

/** A part, a building, a package, a picture: what is neither program nor circuit. */
export const productDesign: readonly ChapterPlan[] = [
  introduction,
  chapter("background", 16, "设计依据与调研", "Basis and Inquiry", [
    leaf("background", "{object}的使用情况|使用情况", "Use of {object}"),
    leaf("comparison", "同类设计的比较", "Comparable designs"),
    leaf("theory", "设计依据与规范", "Basis and standards"),
  ]),
  chapter("requirements", 15, "设计要求与总体方案", "Requirements and Overall Scheme", [
    leaf("requirements", "{item}|设计要求", "{item}|Design requirements", { each: "rules" }),
    leaf("designing", "总体方案的确定", "Choice of the scheme"),
  ]),
  chapter("designing", 30, "详细设计", "Detailed Design", [
    leaf("designing", "主要参数的确定", "Main parameters"),
    leaf("designing", "{item}的设计|各部分的设计", "Design of {item}|Design of the parts", { each: "components" }),
    leaf("materials", "材料与工艺", "Materials and making"),
    leaf("analysis", "校核计算", "Check calculations", {
      when: /机械|轴|载荷|公斤|结构|机构|mechanic|carry|kg|load/i,
      usual: ["强度校核", "strength check"],
    }),
  ]),
  chapter(
    "testing",
    17,
    "检验与评价",
    "Check and Appraisal",
    [
      leaf("testing", "检验的方法", "How it is checked"),
      leaf("results", "检验的结果", "What the check shows"),
      leaf("discussion", "方案的不足", "Limits of the scheme", { extra: true }),
    ],
    { joins: 1, joined: ["检验、评价与总结", "Appraisal and Conclusion"] },
  ),
  summary,
];

export const laboratory: readonly ChapterPlan[] = [
  introduction,
  chapter("background", 18, "研究基础", "Background", [
    leaf("concepts", "{item}的概念|{thing}的概念", "{item}: what it is|{thing}: what it is", { each: "concepts" }),
    leaf("literature", "{thing}的已有研究", "Earlier work on {thing}", { usual: ["研究现状", "research gap"] }),
    leaf("theory", "{thing}的作用机理", "Mechanism of {thing}", { extra: true }),
  ]),
  chapter("materials", 24, "材料与方法", "Materials and Methods", [
    leaf("materials", "试验材料", "Materials"),
    leaf("procedure", "试验设计与分组", "Experimental design"),
    leaf("procedure", "试样的制备", "Preparation of specimens"),
    leaf("instruments", "{item}的测定|测定方法", "Test of {item}|Tests", { each: "responses" }),
    leaf("analysis", "数据处理", "Data analysis"),
  ]),
  chapter("results", 21, "结果", "Results", [
    leaf("results", "{item}的测定结果|测定结果", "Results for {item}|Measured values", { each: "responses" }),
    leaf("results", "各组之间的差异检验", "Differences between the groups", { usual: ["方差分析", "analysis of variance"] }),
  ]),
  chapter(
    "discussion",
    17,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{x}对{y}的影响|结果的解释", "How {x} affects {y}|How the results can be read"),
      leaf("comparison", "与已有结果的比较", "Comparison with reported values"),
      leaf("discussion", "误差来源与局限", "Sources of error and limits", { usual: ["误差分析", "error analysis, uncertainty"] }),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];
