/** Page in place of a file inside a messaging app, whose browser may not save it. */
export const inAppZh = {
  lead: "这个应用里存不了文件，换到浏览器里就能存：",
  menu: "点右上角的 ···",
  open: "选“在浏览器打开”，文件会自己存下来",
  note: "这个地址 {minutes} 分钟内有效。过了时间，在“我的”里的“下载”再点一次。",
  here: "就在这里打开",
  picture: "长按图片，可以存到手机里。",
} as const;

export type InAppMessages = Readonly<Record<keyof typeof inAppZh, string>>;
