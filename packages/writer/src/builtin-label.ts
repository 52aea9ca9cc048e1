/** The built-in writer's name, and how to connect a real model. */
export const BUILTIN_LABEL = {
  zh: {
    name: "内置样例写手",
    badge: "样例稿",
    notice:
      "未连接大模型：这篇由内置样例写手按模板编排你的素材，不会理解或补充事实；在环境变量 MODELS 中填写任一兼容 OpenAI 接口的模型即可换成大模型来写。",
  },
  en: {
    name: "Built-in sample writer",
    badge: "Sample draft",
    notice:
      "No model is connected: the built-in sample writer arranged your material by templates and adds no facts of its own; name any OpenAI-compatible model in the MODELS setting to have a model write instead.",
  },
} as const;
