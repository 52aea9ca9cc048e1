import type { SceneSentences } from "../sentence-types.ts";

export const storeOpeningPlan: SceneSentences = {
  scene: "storePlan",
  sections: {
    Positioning: {
      zh: { say: ["要开的是{name}。"], ask: ["卖给谁、一位客人花多少、一天来多少位", "他们现在去哪家"] },
      en: { say: ["The shop is {name}."], ask: ["for whom, what one guest spends, how many a day", "where they go now"] },
    },
    Site: {
      zh: { say: ["意向位置：{place}。"], ask: ["月租多少、多大、租几年", "早中晚各站半小时，数过多少人"] },
      en: {
        say: ["The site in mind: {place}."],
        ask: ["the rent, the size, the lease", "how many people pass, counted at three times of day"],
      },
    },
    "Fit-out": {
      zh: { ask: ["水电、门头、设备各多少钱，找谁做", "哪些可以买二手"] },
      en: { ask: ["water, power, sign, equipment: what each costs, and who does it", "what can be bought used"] },
    },
    "Licences and staff": {
      zh: { ask: ["要办哪几张证、到哪里办、几天能下来", "雇几个人、各管什么"] },
      en: { ask: ["which licences, from which office, in how many days", "how many people, and for what"] },
    },
    Launch: {
      zh: { ask: ["开业前一周做什么，第一批客人从哪里来", "第二次来的理由是什么"] },
      en: { ask: ["what happens the week before, and where the first guests come from", "why they would come again"] },
    },
    Timeline: {
      zh: { ask: ["从开业那天往回数：签约、装修、办证、试营业各在哪天"] },
      en: { ask: ["counted back from opening day: lease, fit-out, licences, trial run"] },
    },
    "Budget and risks": {
      zh: { say: ["启动预算是{budget}。"], ask: ["一个月不赚钱能撑多久", "最可能超支的一项"] },
      en: {
        say: ["The budget to start with: {budget}."],
        ask: ["how long it lasts without profit", "which item is most likely to overrun"],
      },
    },
  },
};
