import type { Group } from "../scene-schema.ts";

export const yingxiao: readonly Group[] = [
  {
    title: { zh: "一句话", en: "One line" },
    remark: { zh: "短到能印在杯子上", en: "Short enough for a coffee cup" },
    scenes: ["mkSlogan", "mkPoster", "mkTitle", "mkBrandName", "mkGoodsTitle", "mkSem", "mkSms", "mkDish"],
  },
  {
    title: { zh: "朋友圈与社群", en: "Feeds and groups" },
    remark: { zh: "像熟人说话", en: "Said the way a friend would" },
    scenes: ["mkMoments", "mkWeibo", "mkCommunity", "mkGroupBuy"],
  },
  {
    title: { zh: "促销与活动", en: "Promotions and events" },
    remark: { zh: "多少钱、到哪天、怎么来", en: "How much, until when, how to join" },
    scenes: ["mkPromo", "mkCampaign", "mkFestival", "mkOpening", "mkEvent", "mkMember"],
  },
  {
    title: { zh: "商品页", en: "Product pages" },
    remark: { zh: "买的人想知道的都写上", en: "Everything a buyer wants to know" },
    scenes: ["mkGoodsReview", "mkPoints", "mkDetailPage", "mkFaq", "mkLanding"],
  },
  {
    title: { zh: "长文与品牌", en: "Articles and brand" },
    remark: { zh: "讲一个让人读完的故事", en: "A story people finish" },
    scenes: ["mkArticle", "mkBrandStory", "mkSoft", "mkPress", "mkQa", "mkEdm", "mkCharity"],
  },
  {
    title: { zh: "各行各业", en: "By trade" },
    remark: { zh: "招生、招聘、卖房、带团", en: "Schools, hiring, homes and tours" },
    scenes: ["mkEnrol", "mkCourse", "mkHire", "mkHouse", "mkRoute"],
  },
  {
    title: { zh: "销售与客服", en: "Sales and service" },
    remark: { zh: "难接的话，先备好", en: "Ready for the hard questions" },
    scenes: ["mkSales", "mkService", "mkBadReply"],
  },
  {
    title: { zh: "营销准备", en: "Groundwork" },
    remark: { zh: "先弄清卖给谁、请谁说", en: "Who buys, and who speaks for you" },
    scenes: ["mkPersona", "mkKol"],
  },
];
