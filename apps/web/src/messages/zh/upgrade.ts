/** Texts of 价格. */
export const upgradeMessages = {
  title: "价格",
  description: "免费和会员能写什么、差在哪，额度怎么算，付款和到期怎么办。",
  heading: "写得多，再付钱",
  lead: "会员期间写作不扣额度。",
  /** Between two sentences of one line. */
  between: "",
  promotion: { half: "现在半价，划掉的是原价。", some: "现在有活动价，划掉的是原价。" },
  promotionUntil: {
    half: (day: string) => `现在半价，到 ${day}，划掉的是原价。`,
    some: (day: string) => `现在有活动价，到 ${day}，划掉的是原价。`,
  },
  signIn: {
    action: "登录",
    reason: "登录后就能买",
    gifts: (first: string, characters: string, daily: string) =>
      `首次登录送 ${first} token（约 ${characters} 字），每天还能领 ${daily}；不用微信登录的，写完第一篇后领。`,
    actions: { free: "登录就到账", claim: "登录后领", tokens: "登录后选这个", membership: "登录后选这个" },
  },
  uses: {
    often: { title: "常写：会员", lead: "期间写作不扣额度，权益都一样，只差天数。续期从原来的到期日往后接。" },
    atTimes: { title: "偶尔写：额度", lead: "写多少扣多少，可以叠着买，先到期的先用。" },
  },
  recommended: "推荐",
  aMonth: (yuan: string) => `合 ¥${yuan} / 月`,
  size: (tokens: string, characters: string) => `${tokens} token，约 ${characters} 字`,
  goodsFailed: "没取到价格",
  free: "首次登录已到账",
  claimed: "已领过",
  afterFirstText: "写完第一篇就能领",
  take: "用这个",
  had: (goods: string, how: string) => `${goods}：${how}`,
  claim: "领一份",
  claiming: "正在领",
  claimedNow: (goods: string) => `${goods}到账了`,
  claimFailed: "没领成",
  closed: "这里还不能付款：网站还没有接通支付。能领的照样能领，要开通请联系客服。",
  closedAction: "暂时不能买",
  note: (tokens: number) => `额度的有效期跟着套餐走。1 个汉字约合 ${tokens} token，写之前会先告诉你大概要用多少。`,
  compare: "免费和会员，差在哪",
  faq: {
    title: "常被问到",
    items: [
      {
        ask: "付了钱没到账？",
        answer: "先到“我的订单”点“付了没到账？”，当场去查。走其他渠道付款的由人工充值，每天 8:00–22:00（北京时间），半小时内处理。",
      },
      {
        ask: "到期会怎样？",
        answer: "会员到期的那一分钟起回到免费，原有的额度接着用；额度各按自己的日子到期。写过的都在，照样能看、能改、能下载。",
      },
      { ask: "什么时候会维护？", answer: "每天 6:30（北京时间）更新网站，到 6:40 之间可能短暂打不开，正在写的会先存好。" },
    ],
  },
  side: { goods: "会员与套餐", rank: "会员能多做什么", orders: "我的订单", usage: "用量明细", invite: "邀请有礼" },
};
