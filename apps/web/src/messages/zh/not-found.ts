export const notFoundMessages = {
  title: "这一页没写过",
  detail: "地址可能抄漏了一个字，或者场景换了名字",
  scene: "没有这个场景",
  home: "回首页",
  search: "找场景",
  broken: "页面没打开",
  brokenDetail: "内容都还在，过几秒再试一次",
  retry: "再试一次",
};
