import { introduction } from "./common-chapters.ts";
import { summary, testing } from "./design-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** A thing made of software. */
export const SOFTWARE =
  /系统|平台|小程序|软件|网站|APP|数据库|Spring|Vue|MySQL|算法|\bsystem\b|\bplatform\b|\bapp\b|\bwebsite\b|\bsoftware\b|\bdatabase\b/i;

export const softwareDesign: readonly ChapterPlan[] = [
  introduction,
  chapter(
    "technology",
    11,
    "相关技术",
    "Technologies Used",
    [
      leaf("technology", "{means}|开发技术", "{means}|Development tools", [
        "说明用到的框架与语言各负责什么、为什么选它",
        "Say what framework and language each do, and why they were chosen",
      ]),
      leaf("technology", "数据存储技术", "Data storage", [
        "说明数据存在哪里、为什么用这一种存储",
        "Say where data are kept and why in this kind of store",
      ]),
      leaf(
        "technology",
        "系统架构模式",
        "Architecture styles",
        ["说明采用的架构模式怎样分层、各层怎样通信", "Say how the architecture is layered and how its layers communicate"],
        { extra: true },
      ),
    ],
    { joins: 2, joined: ["相关技术与需求分析", "Technologies and Requirements"] },
  ),
  chapter("requirements", 19, "需求分析", "Requirements", [
    leaf(
      "requirements",
      "{item}的用例|用户角色与用例",
      "Use cases: {item}|Users and use cases",
      [
        "写明“{item}”能做什么，每个用例的触发、步骤与结果|写明各角色能做什么，每个用例的触发、步骤与结果",
        "For {item}: trigger, steps and result of each use case|For each role: trigger, steps and result of each use case",
      ],
      { each: "roles" },
    ),
    leaf(
      "requirements",
      "{item}|业务规则",
      "{item}|Business rules",
      [
        "把“{item}”写成可以判定的规则，连同例外与提示|把业务规则写成可以判定的条件，连同例外与提示",
        "Put “{item}” as a rule that can be decided, with exceptions and messages|Put the business rules as conditions that can be decided, with exceptions and messages",
      ],
      { each: "rules", usual: ["业务规则", "functional requirements"] },
    ),
    leaf(
      "requirements",
      "非功能需求",
      "Non-functional requirements",
      ["用数字写明响应时间、并发、安全与可用性的要求", "Put response time, load, security and availability in figures"],
      { usual: ["性能需求", "non-functional"] },
    ),
    leaf(
      "requirements",
      "可行性分析",
      "Feasibility",
      ["从技术、费用与操作三方面说明能不能做成", "Say whether it can be done technically, at what cost, and whether it can be operated"],
      { extra: true },
    ),
  ]),
  chapter(
    "designing",
    25,
    "系统设计",
    "System Design",
    [
      leaf("designing", "总体架构", "Architecture", [
        "画出各部分与它们之间的数据流，说明部署在哪里",
        "Draw the parts and the flow of data between them, and say where they run",
      ]),
      leaf("designing", "功能模块划分", "Modules", [
        "列出模块、各自的职责与相互调用的关系",
        "List the modules, their duties and which calls which",
      ]),
      leaf(
        "designing",
        "数据库设计",
        "Database design",
        ["给出实体、联系、表结构与主外键", "Give entities, relations, tables and their keys"],
        { weight: 1.3 },
      ),
      leaf(
        "designing",
        "“{item}”的设计|关键流程设计",
        "Design: {item}|Key processes",
        [
          "给出实现“{item}”的流程与约束，说明同时操作时怎样保证|给出关键流程的步骤与约束，说明同时操作时怎样保证",
          "Give steps and constraints of “{item}” and how they hold under concurrent use|Give steps and constraints of the key processes and how they hold under concurrent use",
        ],
        { each: "rules", usual: ["事务", "transaction"] },
      ),
      leaf(
        "designing",
        "权限与安全设计",
        "Access and security",
        ["写明各角色对各数据能做什么，怎样验证与记录", "Say what each role may do to which data, and how it is verified and logged"],
        { extra: true },
      ),
      leaf(
        "designing",
        "接口设计",
        "Interfaces",
        ["列出接口的地址、参数、返回与错误", "List address, parameters, answers and errors of each interface"],
        { extra: true },
      ),
    ],
    { joins: 3, joined: ["系统设计与实现", "Design and Implementation"] },
  ),
  chapter("implementation", 20, "系统实现", "Implementation", [
    leaf("implementation", "开发与运行环境", "Environment", [
      "列出操作系统、语言、数据库与主要依赖的版本",
      "List versions of system, language, database and main libraries",
    ]),
    leaf(
      "implementation",
      "{item}端功能的实现|主要功能的实现",
      "Functions for {item}|Main functions",
      [
        "说明{item}端各页面怎样做成，配截图|说明主要页面与功能怎样做成，配截图",
        "Show how the pages for {item} were built, with screenshots|Show how the main functions were built, with screenshots",
      ],
      {
        each: "roles",
        usual: ["界面实现", "front end"],
      },
    ),
    leaf(
      "implementation",
      "“{item}”的实现|关键流程的实现",
      "Implementation: {item}|Key processes in code",
      [
        "用关键代码说明“{item}”怎样实现，出错时怎样处理|用关键代码说明关键流程怎样实现，出错时怎样处理",
        "Show by key code how “{item}” is implemented and what happens on an error|Show by key code how the key processes are implemented and what happens on an error",
      ],
      { each: "rules", extra: true },
    ),
    leaf(
      "implementation",
      "数据访问的实现",
      "Data access",
      [
        "说明查询、事务与连接怎样写，怎样防止注入",
        "Say how queries, transactions and connections are written, and how injection is prevented",
      ],
      { extra: true },
    ),
  ]),
  testing("系统测试", "Testing"),
  summary,
];
