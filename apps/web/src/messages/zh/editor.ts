/** Texts of the editor: saving, and a text that was changed in two places. */
export const editorMessages = {
  saved: {
    saved: "已保存",
    signIn: "登录过期了，登录后接着存，改动都在",
    saving: "正在存",
    dirty: "还没存",
    offline: (ago: string) => `离线 · 已存${ago}`,
    offlineKept: "离线 · 改动留在这台设备上",
    offlineNotKept: "离线 · 改动只在这一页里，连上网存好再关",
    failed: "没存上，稍后自动再存",
    ago: (seconds: number) => (seconds < 60 ? ` ${seconds} 秒前` : ` ${Math.floor(seconds / 60)} 分钟前`),
  },
  notKept: {
    title: "这个浏览器留不住没存的改动",
    detail: "可能是隐私模式或空间满了。看到“已保存”再关这一页。",
  },
  conflict: {
    title: "这份稿子在别处也改过，两边都还在。",
    mine: "用这里的",
    theirs: "用那边的",
    note: "选错了可以撤销（⌘Z / Ctrl Z）",
  },
};
