import type { MethodCard } from "../method-card.ts";

export const publicServiceConcepts: MethodCard = {
  key: "public-service-concepts",
  title: { zh: "公共服务与基层治理", en: "Public service and local administration" },
  methods: ["case", "empirical"],
  roles: ["concepts", "status", "problems"],
  cues: {
    zh: ["街道", "政务", "基层", "公共服务", "村委", "居民", "志愿", "垃圾分类", "养老服务", "政策执行", "物业"],
    en: ["community service", "local government", "public service", "residents", "volunteers", "municipality"],
  },
  sentences: {
    zh: [
      "公共服务的好坏须从谁得到、得到多少、是否及时、是否满意几方面看，有设施不等于有人用。",
      "政策执行中的偏差有三种：没有做、做了一部分、做成了别的，三者的原因不同。",
      "居民参与宜按被告知、被征求意见、参与决定、自己管理分层描述，只参加过活动的，多半停留在较低的层次。",
      "台账上的次数与居民的感受应分别收集，两者不一致之处正是要解释的。",
      "没有来办事的人看不到，只调查在场者会漏掉最不方便的一群，例如行动不便和上班的人。",
      "经费、人员与权限由上级规定的部分须先写明，建议不宜超出基层能够决定的范围。",
    ],
    en: [
      "A public service is judged by who gets it, how much, how quickly and with what satisfaction; a facility that exists is not a service that is used.",
      "Departures from a policy are of three kinds: not carried out, carried out in part, turned into something else; their causes differ.",
      "Residents' participation should be described by degree, from being informed and being consulted to sharing decisions and managing by themselves; having attended an event mostly stays at a low level.",
      "Numbers in the books and what residents feel are gathered separately, and where they differ there is something to explain.",
      "Those who did not come are invisible; asking only those present misses the ones for whom it is least convenient.",
      "What money, staff and powers are set from above has to be stated first, and proposals should stay within what the local level can decide.",
    ],
  },
  missing: {
    zh: ["服务对象的人数与实际使用人数", "现行的规定与经费来源"],
    en: ["number entitled and number using it", "rules in force and source of funds"],
  },
  limits: { zh: ["一处社区的情况不能代表其他社区。"], en: ["One community does not stand for others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
