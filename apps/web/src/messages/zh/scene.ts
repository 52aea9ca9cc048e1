/** Texts of the scene screen. */
export const sceneMessages = {
  crumb: "位置",
  back: "返回",
  otherScenes: "找场景",
  views: { label: "填写还是看稿子", form: "填写", paper: "稿子" },
};
