/** Names of columns whose numbers are names of things. */
export const ID_NAME =
  /(?:编号|序号|单号|号码|学号|工号|房号|房间号|门牌号|座号|座位号|桌号|床号|楼号|订单号|身份证|手机|电话|联系方式|卡号|邮编|代码|编码|账号|版本(?!数)|型号|条形?码|税号|批号|证号|车牌|(?:版次|章节|条款|目录|房间|页码)$|^[章节条]$|(?:章节?|节|条款?|目录|标题)号$|(?:^|[\s_-])(?:id|no|code|phone|zip)\.?$)/iu;
/** Numbers that are names of something: phones, identity cards, cards, leading zeros. No plain number is one. */
export const ID_TEXT = /^(?:0\d+|1[3-9]\d{9}|\d{15,19}[\dXx]?|[A-Za-z]{1,6}[-_]?\d{2,})$/u;
export const WHOLE_YEAR = /^(?:19|20)\d{2}$/u;
export const YEAR_NAME = /年|year/iu;
