/** Texts of the components themselves. */
export const uiMessages = {
  brand: "橘笺",
  close: "关闭",
  seal: { short: "热", spoken: "热门" },
  toast: { region: "提示" },
};
