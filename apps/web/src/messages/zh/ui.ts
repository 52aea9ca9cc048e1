/** Texts of the components themselves. */
export const uiMessages = {
  brand: "橘笺",
  changed: { added: "添上", removed: "去掉" },
  close: "关闭",
  copy: { action: "复制", done: "已复制", failed: "没复制上，请长按选中后复制" },
  remove: (what: string) => `去掉“${what}”`,
  between: (min: string, max: string) => `只能在 ${min} 到 ${max} 之间，已改过来`,
  seal: { short: "热", spoken: "热门" },
  toast: { region: "提示" },
};
