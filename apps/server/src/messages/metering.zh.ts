/** Words of the token counter. */
export const meteringZh = {
  about: "约 {tokens}",
  removedText: "删掉的稿子",
  withdrawn: "退款收回：{what}",
  unlimitedPlan: "不限量会员",
  "source.newUser": "见面礼",
  "source.dailyGift": "每日赠送",
  "source.invite": "邀请奖励",
  "source.package": "已购额度",
  "source.operator": "客服发放",
} as const;
