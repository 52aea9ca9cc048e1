/** Texts of the user agreement and the privacy policy, around what the server says. */
export const sitePageMessages = {
  titles: { agreement: "用户协议", privacy: "隐私政策" },
  descriptions: {
    agreement: "用这个网站写作之前，双方都要知道的事",
    privacy: "保存什么、发给谁、留多久，怎样拿走和删除",
  },
  own: "由本站的运营者发布",
  standard: "橘笺自带的默认文本，运营者可以换成自己的",
  failed: "没取到这一页",
};
