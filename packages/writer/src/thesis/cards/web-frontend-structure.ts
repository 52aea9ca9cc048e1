import type { MethodCard } from "../method-card.ts";

export const webFrontendStructure: MethodCard = {
  key: "web-frontend-structure",
  title: { zh: "网页前端结构", en: "Structure of a web front end" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  kinds: ["software"],
  cues: {
    zh: ["前端", "页面设计", "界面设计", "界面实现", "Vue", "React", "前端组件", "页面", "界面", "按钮", "首页"],
    en: ["front end", "frontend", "user interface", "single-page", "web page design", "pages", "screens", "buttons"],
  },
  sentences: {
    zh: [
      "前端可按路由划分页面，页面由组件拼成；只负责显示的组件宜与取数据的组件分开，前者可以单独测试和复用。",
      "同一份数据只宜存放一处，能由它算出的量不再另存，否则两处显示会不一致。",
      "取自服务器的数据在页面上至少有加载中、为空、出错、正常四种显示，只设计正常情形的页面在网络不稳时无法使用。",
      "请求宜集中写在一处，统一加上令牌、处理登录过期和错误提示，页面不直接拼写地址。",
      "表单校验应在提交前指出出错的那一项，并保留已填内容；服务器返回的错误也应落到对应的项上。",
      "提交后宜禁用按钮直到返回结果，但这只能减少误点，重复提交仍须由服务器识别。",
      "用户输入的文字须按文本插入页面，不可当作 HTML 解析，否则会形成跨站脚本漏洞。",
      "路由守卫按角色决定显示哪些页面，它改善的是使用体验，数据的保护仍在服务器端。",
    ],
    en: [
      "A front end may be divided into pages by route and a page into components; components that only display should be kept apart from those that fetch data, so that they can be tested and used again.",
      "A piece of data should be kept in one place and what follows from it computed, or two parts of the page will disagree.",
      "Data from the server have at least four appearances: loading, empty, failed and present; a page designed only for the last is of no use on a poor connection.",
      "Requests should be kept in one place that adds the token and handles expired sessions and errors; pages should not put addresses together themselves.",
      "Form validation should point out the field concerned before submission and keep what was typed, and errors from the server should appear at the same field.",
      "Disabling the button until the answer arrives reduces accidental clicks, but a repeated submission still has to be recognised by the server.",
      "What users type has to be inserted as text and not parsed as HTML, or the page is open to cross-site scripting.",
      "Route guards decide by role which pages are shown; they serve convenience, and the data are protected on the server.",
    ],
  },
  missing: {
    zh: ["所用框架与版本", "页面与路由清单", "主要页面的截图", "在哪些浏览器与屏幕宽度下检查过"],
    en: [
      "framework and version",
      "list of pages and routes",
      "screenshots of the main pages",
      "browsers and screen widths in which it was checked",
    ],
  },
  limits: {
    zh: ["界面是否易用须由使用者完成任务的情况来说明，开发者自己的感受不能作为依据。"],
    en: ["Whether an interface is easy to use is shown by users carrying out tasks, not by the developer's impression."],
  },
  exhibits: [
    { kind: "figure", title: { zh: "页面与组件结构图", en: "Pages and components" } },
    {
      kind: "table",
      title: { zh: "页面清单", en: "Pages" },
      head: { zh: ["页面", "路由", "可见的角色", "调用的接口"], en: ["Page", "Route", "Roles", "Endpoints used"] },
    },
  ],
  never: { zh: ["美观大方", "简洁美观", "极致体验"], en: ["user-friendly", "stunning", "beautiful interface"] },
};
