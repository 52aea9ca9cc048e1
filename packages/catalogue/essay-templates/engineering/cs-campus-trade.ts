import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const csCampusTrade = defineTemplate({
  slug: "cs-campus-trade",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "计算机科学与技术", en: "Computer Science" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: {
    zh: "基于前后端分离架构的校园二手交易平台设计与实现",
    en: "Design and implementation of a campus second-hand trading platform with a decoupled front and back end",
  },
  pattern: { zh: "基于〔技术栈〕的〔系统〕设计与实现", en: "Design and implementation of 〔system〕 with 〔architecture〕" },
  slots: [
    { label: { zh: "技术栈", en: "architecture" }, default: { zh: "前后端分离架构", en: "a decoupled front and back end" } },
    { label: { zh: "系统", en: "system" }, default: { zh: "校园二手交易平台", en: "a campus second-hand trading platform" } },
  ],
  remark: { zh: "从角色用例写到测试用例，需求可追到代码", en: "Requirements traced down to test cases" },
  keywords: [
    { zh: "软件工程", en: "software engineering" },
    { zh: "系统设计", en: "system design" },
    { zh: "数据库设计", en: "database design" },
    { zh: "用例", en: "use cases" },
    { zh: "系统测试", en: "system testing" },
  ],
  bring: [
    { zh: "真实用户访谈或同类系统截图", en: "user interviews or screenshots of similar systems" },
    { zh: "可运行的代码与部署环境", en: "code that runs and its deployment" },
    { zh: "数据库脚本", en: "database scripts" },
    { zh: "测试记录", en: "test records" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "说明谁在什么场景遇到什么麻烦", en: "Who meets which trouble, and when" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题背景", en: "Background" },
          intent: { zh: "用校内交易的具体不便引出系统", en: "Lead in from real trouble with campus trading" },
          weight: 4,
          needs: ["data"],
          mistake: { zh: "开头写互联网发展史", en: "Opens with a history of the internet" },
        },
        {
          title: { zh: "同类系统比较", en: "Similar systems" },
          intent: { zh: "同一组维度比群聊、通用平台与本系统", en: "Group chats, general platforms, this system, on the same points" },
          weight: 3,
          needs: ["table", "source"],
        },
        {
          title: { zh: "研究内容与组织结构", en: "Work and structure" },
          intent: { zh: "一个问题对应一章，写明不做什么", en: "One problem per chapter; say what is not built" },
          weight: 3,
        },
      ],
    },
    {
      title: { zh: "关键技术选型", en: "Technology choices" },
      intent: { zh: "写选它的理由与放弃的备选，不写百科", en: "Why this one and not the other; no encyclopaedia" },
      weight: 6,
      needs: ["source"],
      children: [
        {
          title: { zh: "前端框架与状态管理", en: "Front-end framework and state" },
          intent: { zh: "按本系统页面特点取舍", en: "Chosen by what these pages need" },
          weight: 2,
          needs: ["source"],
        },
        {
          title: { zh: "服务端框架与接口规范", en: "Server framework and interface rules" },
          intent: { zh: "接口风格、错误码与鉴权方式", en: "Interface style, error codes, authentication" },
          weight: 2,
          needs: ["source"],
        },
        {
          title: { zh: "数据存储与缓存", en: "Storage and cache" },
          intent: { zh: "哪些数据进缓存、何时失效", en: "What is cached and when it expires" },
          weight: 2,
          mistake: { zh: "大段抄官网介绍，查重最先中招", en: "Pages copied from the framework's site" },
        },
      ],
    },
    {
      title: { zh: "需求分析", en: "Requirements" },
      intent: { zh: "每条需求编号并能被测试", en: "Every requirement numbered and testable" },
      weight: 18,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "角色与业务流程", en: "Roles and business flows" },
          intent: { zh: "画买家、卖家、管理员泳道图", en: "Swimlanes of buyer, seller, moderator" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "功能性需求与用例规约", en: "Functional requirements and use cases" },
          intent: { zh: "核心用例写前置条件、主流程、异常流程", en: "Preconditions, main flow, exceptions of core use cases" },
          weight: 7,
          needs: ["figure", "table"],
          mistake: { zh: "只画用例图，没有用例描述", en: "A diagram of use cases without descriptions" },
        },
        {
          title: { zh: "非功能性需求", en: "Non-functional requirements" },
          intent: { zh: "并发、响应、安全都给可测的数值口径", en: "Load, response and security in measurable terms" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "可行性分析", en: "Feasibility" },
          intent: { zh: "技术、经济、操作各说最大的一个障碍", en: "The main obstacle: technical, economic, operational" },
          weight: 2,
        },
      ],
    },
    {
      title: { zh: "系统设计", en: "System design" },
      intent: { zh: "由需求推出模块、接口和表结构", en: "Modules, interfaces and tables from requirements" },
      weight: 24,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "总体架构", en: "Overall architecture" },
          intent: { zh: "分层图，解释每层职责与依赖方向", en: "Layers, duties, direction of dependence" },
          weight: 4,
          needs: ["figure"],
        },
        {
          title: { zh: "功能模块划分", en: "Modules" },
          intent: { zh: "模块图与模块间调用关系", en: "Modules and who calls whom" },
          weight: 4,
          needs: ["figure"],
        },
        {
          title: { zh: "数据库概念设计", en: "Conceptual data model" },
          intent: { zh: "实体联系图，说明基数约束", en: "Entities, relations and cardinalities" },
          weight: 4,
          needs: ["figure"],
        },
        {
          title: { zh: "数据表结构", en: "Table structure" },
          intent: { zh: "主要表的字段、约束、索引及理由", en: "Fields, constraints, indexes and why" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "表结构与实体图对不上", en: "Tables that do not match the diagram" },
        },
        {
          title: { zh: "交易状态机与并发控制", en: "Order states and concurrency control" },
          intent: { zh: "下单、取消、超时怎样不重复成交", en: "No double sale through ordering, cancelling or timeout" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "系统实现", en: "Implementation" },
      intent: { zh: "只写有设计含量的部分", en: "Only parts that hold a decision" },
      weight: 26,
      needs: ["figure"],
      children: [
        {
          title: { zh: "登录鉴权与权限校验", en: "Authentication and permissions" },
          intent: { zh: "令牌签发、续期与越权防护", en: "Issuing and renewing tokens; stopping privilege abuse" },
          weight: 6,
        },
        {
          title: { zh: "商品发布与检索", en: "Listing and search" },
          intent: { zh: "图片处理、索引与排序规则", en: "Images, index and ranking rules" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "订单与站内消息", en: "Orders and messages" },
          intent: { zh: "结合时序图写关键片段", en: "Key fragments beside a sequence diagram" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "整页贴代码和界面截图凑字数", en: "Pages of code and screenshots as padding" },
        },
        {
          title: { zh: "后台审核与举报处理", en: "Moderation and reports" },
          intent: { zh: "审核队列、处置记录与申诉", en: "Queue, record of decisions, appeal" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "系统测试与总结", en: "Testing and conclusions" },
      intent: { zh: "用数据说明需求是否被满足", en: "Data on whether requirements are met" },
      weight: 16,
      needs: ["table"],
      children: [
        {
          title: { zh: "功能测试", en: "Functional tests" },
          intent: { zh: "用例编号与需求编号一一对应", en: "Test numbers match requirement numbers" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "性能与安全测试", en: "Performance and security tests" },
          intent: { zh: "环境、工具、并发数与瓶颈写清", en: "Environment, tools, load and bottleneck" },
          weight: 5,
          needs: ["table", "data"],
          mistake: { zh: "测试结论只有“系统运行良好”", en: '"The system runs well" as the only finding' },
        },
        {
          title: { zh: "工作总结与改进方向", en: "Summary and improvement" },
          intent: { zh: "说出两处最不满意的实现及改法", en: "Two weakest parts, and how to mend them" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    {
      zh: "需求、设计、测试用同一套编号，评阅人可以从任一功能追到用例",
      en: "One numbering for requirements, design and tests lets a reader trace any function",
    },
    {
      zh: "技术选型写的是取舍理由，避开了最容易查重的百科段落",
      en: "Technology is chosen with reasons, avoiding pages that are always copied",
    },
    { zh: "把“一物多卖”这个真实难点单独成节，体现工作量", en: "The real difficulty of selling one thing twice has its own section" },
    { zh: "明确写出系统不做什么，边界清楚", en: "Says what the system does not do" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 问题背景", en: "1.1 Background" } },
    {
      type: "paragraph",
      text: {
        zh: "每到毕业季和开学季，校园里的闲置物品都会集中出现：教材、台灯、代步工具在宿舍楼下的群聊里被一遍遍刷屏。笔者在【待补充：访谈时间与院系】访谈了部分同学，他们提到的麻烦集中在三处：信息发在多个群里，翻几屏就找不到；双方约好线下见面，临时变卦没有任何约束；买到的物品与描述不符，只能自认倒霉。通用二手平台虽然功能完整，但面向全国用户，同校面交、学生身份核验等需求并不是它的重点。",
        en: "At graduation and at the start of term, unused things appear all over campus: textbooks, lamps, bicycles scroll through the group chats of every dormitory. Students interviewed in 【to fill in: date and departments】 named three troubles. Offers are spread over many groups and lost after a few screens; two people agree to meet, and one changes plans without any consequence; and if the item differs from its description, there is nothing to be done. General second-hand platforms are complete, but they serve the whole country, and handing over on campus or checking that someone is a student is not what they are about.",
      },
    },
    { type: "heading", text: { zh: "1.2 同类系统比较", en: "1.2 Similar systems" } },
    {
      type: "paragraph",
      text: {
        zh: "本文从身份核验、检索效率、交易约束、纠纷处理四个方面比较了微信群转让、通用二手平台和【待补充：本校已有平台】，结果见表1-1。可以看出，群聊的优势是触达快，短板是没有状态；通用平台有完整的订单状态，却缺少校园范围内的信任基础。因此，本系统把“同校实名、面交优先、状态可查”作为设计目标，不做支付担保，也不涉及校外物流。",
        en: "Selling in group chats, general platforms and 【to fill in: your university's existing platform】 were compared by checking identity, finding things, keeping agreements and settling disputes; results are in Table 1-1. Chats reach people fast but keep no state. General platforms track every order but lack the trust within a campus. This system therefore aims at real names within one university, handing over in person first, and a state that can be looked up; it offers no payment guarantee and no delivery outside campus.",
      },
    },
  ],
  hardSample: {
    title: { zh: "并发控制", en: "Concurrency control" },
    text: {
      zh: "同一件二手物品只有一份库存，多名买家可能在同一时刻点击“我要了”。若先查询再更新，两个请求会同时读到“在售”状态，造成一物多卖。本系统在更新语句中带上状态条件，只有当前状态仍为“在售”时才改为“已锁定”，并检查受影响行数；行数为零即提示物品已被预订。锁定超过【待补充：时限】未确认，由定时任务恢复在售，恢复操作同样带状态条件，以免覆盖买家刚刚完成的确认。该机制的并发测试结果见表6-3。",
      en: 'Of a second-hand item there is exactly one, and several buyers may press "I\'ll take it" at the same moment. If the program reads first and updates afterwards, two requests both see "for sale" and the item is sold twice. Here the update carries a condition on the state: it becomes "reserved" only if it is still "for sale", and the number of affected rows is checked; if no row was affected, the buyer is told that the item has been taken. If a reservation is not confirmed within 【to fill in: time limit】, a scheduled job puts it back on sale, under the same kind of condition, so that it cannot overwrite a confirmation made a moment before. The concurrency test is reported in Table 6-3.',
    },
  },
  staged: true,
  checklist: [
    { zh: "实体图、表结构、代码三者字段一致", en: "fields agree in diagram, tables and code" },
    { zh: "每个核心用例都有异常流程", en: "every core use case has exceptions" },
    { zh: "截图有编号、题名且文中引用", en: "figures numbered, titled and cited" },
    { zh: "性能测试写明硬件与并发数", en: "hardware and load stated in tests" },
    { zh: "密码、密钥没有出现在代码片段里", en: "no password or key in the code shown" },
    { zh: "参考文献含框架文档与近年论文", en: "references include framework documents and recent papers" },
  ],
  scenes: ["defenseSpeech", "prd", "techPlan"],
  since: "2026-11-22",
});
