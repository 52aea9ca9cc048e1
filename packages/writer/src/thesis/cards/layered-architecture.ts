import type { MethodCard } from "../method-card.ts";

export const layeredArchitecture: MethodCard = {
  key: "layered-architecture",
  title: { zh: "分层架构", en: "Layered architecture" },
  methods: ["design"],
  roles: ["designing", "technology"],
  kinds: ["software"],
  cues: {
    zh: ["系统架构", "总体架构", "分层架构", "架构设计", "总体设计", "前后端分离", "MVC", "架构", "前端后端", "分几层", "服务器"],
    en: ["architecture", "layered", "three-tier", "overall design", "server", "client", "front and back"],
  },
  sentences: {
    zh: [
      "分层架构把程序分成表示层、业务层和数据访问层，上层只调用相邻的下层，下层不知道上层的存在。",
      "业务规则应集中在业务层：写在页面里的规则会被绕过，写在查询语句里的规则会在另一处查询中漏掉。",
      "数据访问层应只负责存取，返回业务对象，不把表结构和查询语句露给上层，换一种数据库时改动止于这一层。",
      "同一项校验可以在浏览器和服务器各做一次，前者是为了及时提示，只有后者能作为依据。",
      "事务的边界宜放在业务层，因为只有这一层知道哪几次写入必须同时成功或同时撤销。",
      "模块宜按业务名词划分，一个模块的表只应由本模块读写，其他模块经它公开的接口取用。",
      "跨层调用和循环依赖宜用工具检查，只写在文档里的约定会随代码增多而失守。",
      "分层的代价是一次简单查询也要穿过几层，数据在各层之间转换，规模很小的程序可以合并层次。",
    ],
    en: [
      "A layered architecture divides a program into presentation, business logic and data access; each layer calls only the one below it, and a lower layer knows nothing of those above.",
      "Business rules belong together in the business layer: a rule kept in the page can be bypassed, and one kept in a query is missing from the next query.",
      "The data access layer should store and fetch business objects and show neither tables nor statements to the layers above, so that a change of database ends there.",
      "The same validation may run in the browser and on the server; the former is for prompt feedback, and only the latter can be relied upon.",
      "Transactions should begin and end in the business layer, the only one that knows which writes must succeed or be undone together.",
      "Modules should be divided by the nouns of the business; the tables of a module should be read and written by that module alone, and others use its public interface.",
      "Calls that skip a layer and circular dependencies should be looked for by a tool, since a convention that exists only on paper gives way as the code grows.",
      "Layers have a price: even a simple query passes through all of them and data are converted on the way, so a very small program may do with fewer.",
    ],
  },
  missing: {
    zh: ["实际采用的层次与各层所用的框架及版本", "模块划分及各模块负责的表", "部署所用的服务器与网络"],
    en: [
      "the layers actually used, with framework and version of each",
      "the modules and the tables each is responsible for",
      "servers and network of the deployment",
    ],
  },
  limits: {
    zh: ["分层改善的是修改的范围，不会使运行变快；可扩展性须由实际的改动或测量来说明。"],
    en: [
      "Layers limit how far a change spreads and do not make a program faster; extensibility has to be shown by an actual change or a measurement.",
    ],
  },
  exhibits: [{ kind: "figure", title: { zh: "系统总体架构图", en: "Overall architecture of the system" } }],
  never: { zh: ["完美的架构", "极强的可扩展性"], en: ["infinitely scalable", "state-of-the-art"] },
};
