import type { MethodCard } from "../method-card.ts";

export const unguidedNewStaff: MethodCard = {
  key: "unguided-new-staff",
  title: { zh: "缺少带教与临时用工", en: "New and temporary staff without guidance" },
  methods: ["case"],
  roles: ["problems", "causes"],
  cues: {
    zh: ["没有带教", "带教", "没人教", "临时工", "新员工", "新人", "不会操作", "培训不够", "没有培训", "凭经验", "老员工", "记在脑子里"],
    en: ["temporary staff", "new staff", "no training", "know the routes by heart", "nobody shows", "untrained", "by experience"],
  },
  sentences: {
    zh: [
      "没有人带，新来的人靠看和问来学，学到的是各人的习惯，同一件事有几种做法。",
      "差错宜按工龄分组统计：入职两周内、一个月内、三个月以上各占多少，才能说与生疏有关。",
      "临时工集中在高峰，高峰本身差错就多，比较时须取同一时段内临时工与正式工各自的差错。",
      "只在少数人脑中的知识，一旦人不在就断了，这是依赖熟手的风险，也是新人学得慢的原因。",
      "老员工带人而没有减少自己的工作量、也没有报酬，带教就会流于形式。",
      "不会做与不愿做须分开：前者在有人提醒时能做对，后者提醒之后仍旧。",
    ],
    en: [
      "Without guidance newcomers learn by watching and asking, and what they learn is each colleague's habit, so that one task is done in several ways.",
      "Errors should be counted by length of service, within two weeks, a month, over three months, before they are put down to lack of practice.",
      "Temporary staff work at the peak, when errors are more frequent anyway; comparison has to be made within the same hours.",
      "Knowledge held by a few is gone when they are away; that is the risk of relying on old hands and a reason why others learn slowly.",
      "If those who teach keep their full load and are not paid for it, guidance becomes a formality.",
      "Not knowing and not wanting have to be told apart: the first does right when reminded, the second does not.",
    ],
  },
  missing: {
    zh: ["新人上岗前学了什么、学了多久", "按工龄分组的差错数"],
    en: ["what newcomers are taught and for how long", "errors by length of service"],
  },
  limits: {
    zh: ["工龄与班次、岗位常混在一起，差错多不能只归于工龄。"],
    en: ["Length of service is mixed up with shift and post, so errors cannot be put down to it alone."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
