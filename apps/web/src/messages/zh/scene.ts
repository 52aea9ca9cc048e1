/** Texts of the scene screen. */
export const sceneMessages = {
  title: (scene: string) => `${scene} · AI 论文生成 · 橘笺`,
  crumb: "位置",
  views: { label: "填写还是看稿子", form: "填写", paper: "稿子" },
  unknown: { title: "没有这个场景", text: "地址可能写错了，或者场景换了名字。", action: "去找场景" },
};
