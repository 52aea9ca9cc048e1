/** Texts of what opens over the bars around a screen; none of them is needed before somebody opens it. */
export const panelMessages = {
  unsaved: {
    title: "有修改还没存好",
    text: (texts: number) =>
      `${texts} 篇稿子的修改没能存到服务器，可能断网了，也可能在别处改过。退出会清掉这台设备上的内容，没存好的修改就找不回来了。`,
    stay: "先不退出",
    discard: "不要了，退出",
  },
  menu: {
    label: "场景菜单",
    missing: "没看到？按",
    hint: (total: number) => `用拼音或首字母搜全部 ${total} 个`,
    all: "看完整目录",
    mindtree: "思维树",
  },
  notices: { label: "通知", hasNew: "有新通知" },
  install: {
    title: "装到桌面",
    iosSteps: "点浏览器下方的分享按钮，选“添加到主屏幕”，再点“添加”",
  },
};
