import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const filmDirectorReport = defineTemplate({
  slug: "film-director-report",
  kind: "thesis",
  discipline: "art",
  major: { zh: "戏剧影视导演", en: "Directing" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 8000, min: 8000, max: 50000, byLevel: { undergraduate: 8000, master: 30000 } },
  numbering: "B",
  title: { zh: "短片《收信人不详》导演创作阐述", en: 'Director\'s Statement for the Short "Addressee Unknown"' },
  pattern: "短片《〔片名〕》导演创作阐述",
  slots: [{ label: "片名", default: "收信人不详" }],
  remark: { zh: "从剧本到声画，每个决定都能指到镜头", en: "Every decision points to a shot" },
  keywords: ["导演阐述", "短片", "视听语言", "调度"],
  bring: ["成片与分镜", "场记与剪辑版本", "演职员授权"],
  outline: [
    { title: { zh: "创作缘起", en: "Origin" }, intent: "一个画面与一个问题", weight: 12 },
    {
      title: { zh: "剧作与人物", en: "Script and characters" },
      intent: "想要、需要、秘密",
      weight: 22,
      needs: ["table"],
      children: [
        { title: { zh: "故事结构", en: "Structure" }, intent: "用一张节拍表说明", weight: 11, needs: ["table"] },
        { title: { zh: "人物的行动线", en: "Action lines" }, intent: "不写性格形容词", weight: 11, mistake: "人物小传堆形容词" },
      ],
    },
    {
      title: { zh: "视听构思与执行", en: "Audio-visual design" },
      intent: "构思与落地对照",
      weight: 34,
      needs: ["figure"],
      children: [
        { title: { zh: "空间与调度", en: "Space and blocking" }, intent: "平面图加镜头号", weight: 9, needs: ["figure"] },
        { title: { zh: "影像风格", en: "Image" }, intent: "焦段、景别、色彩规则", weight: 9, needs: ["table", "figure"] },
        { title: { zh: "声音设计", en: "Sound" }, intent: "有声与无声的安排", weight: 8, needs: ["table"], mistake: "声音一笔带过" },
        { title: { zh: "表演指导", en: "Working with actors" }, intent: "用动作提示代替情绪词", weight: 8, needs: ["data"] },
      ],
    },
    {
      title: { zh: "现场与剪辑", en: "Shooting and editing" },
      intent: "写计划外的改变",
      weight: 20,
      needs: ["data"],
      children: [
        { title: { zh: "拍摄中的取舍", en: "On set" }, intent: "一次放弃的镜头", weight: 10, needs: ["data"], mistake: "只写顺利的部分" },
        { title: { zh: "剪辑版本比较", en: "Cuts" }, intent: "两版结构差别", weight: 10, needs: ["table"] },
      ],
    },
    { title: { zh: "反思", en: "Reflection" }, intent: "放映反馈与不足", weight: 12, needs: ["data"], mistake: "总结成获奖感言" },
  ],
  whyGood: ["从一个画面和一个问题出发，创作动机清楚", "每个决定指到镜头号，不空谈", "写计划外的改变，过程真实"],
  opening: [
    { type: "heading", text: "一、创作缘起" },
    {
      type: "paragraph",
      text: "这部短片最初只是一个画面：传达室的木格子里，有一封信被挪来挪去，从一格到另一格，始终没有人取走。信封上的名字是手写的，字迹很认真。守门的人每天经过，有一天他把信翻了过去，让名字朝里。",
    },
    {
      type: "paragraph",
      text: "画面后面跟着一个问题：一封没有人取的信，对谁来说最重要？写信的人看不到它的结局，收信的人也许根本不知道它的存在，反倒是每天看见它的那个人，慢慢有了牵挂。于是，主角没有设定为寄信人或者收信人，而是传达室的老门卫。影片不追问信里写了什么，只看他怎样对待这封信。全片时长【待补充：分钟】，拍摄周期与主创名单见附录。以下从剧作、视听、现场与剪辑几个方面说明创作中的考虑，文中所注镜头号与成片一致。",
    },
  ],
  hardSample: {
    title: "用动作提示代替情绪词",
    text: "门卫第一次看见收信人名字的那场戏，最初我对演员说：“这里要有一点惊讶，又有点难过。”拍了几条，表情都对，却像在表演。第二天改为只给动作：“你先把老花镜摘下来擦一擦，再看一遍；看完，把信放回去，放得比别的信正一点。”演员照做，擦镜片的时间比预想的长，他自己加了一个向窗外看的动作。那一条用在成片第【待补充：镜头号】。观众放映后说，“他好像认识这个人”。剧本里并没有写他认识，这层意思是动作带出来的。",
  },
  staged: true,
  checklist: ["镜头号与成片一致", "音乐与素材授权", "演职员署名准确", "反馈如实"],
  scenes: ["svScript", "svStoryboard", "defenseSpeech"],
  since: "2026-11-22",
});
