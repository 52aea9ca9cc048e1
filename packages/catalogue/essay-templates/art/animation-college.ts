import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const animationCollege = defineTemplate({
  slug: "animation-college",
  kind: "thesis",
  discipline: "art",
  major: { zh: "动漫设计", en: "Animation Design" },
  levels: ["juniorCollege"],
  method: "creation",
  length: { default: 4500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "动画短片《小满》角色与场景设计说明", en: 'Character and Scene Design for the Animated Short "Xiaoman"' },
  pattern: "动画短片《〔片名〕》角色与场景设计说明",
  slots: [{ label: "片名", default: "小满" }],
  remark: { zh: "设计说明书：每根线条都有用处", en: "A design note where every line has a use" },
  keywords: ["动画", "角色设计", "场景设计", "分镜"],
  bring: ["设定图与分镜", "软件与分工", "样片链接"],
  outline: [
    { title: { zh: "创作说明", en: "Statement" }, intent: "故事一句话与风格参照", weight: 10 },
    {
      title: { zh: "故事与分镜", en: "Story and boards" },
      intent: "只写与设计有关的节点",
      weight: 16,
      needs: ["figure"],
      children: [
        { title: { zh: "情节节点", en: "Beats" }, intent: "用表列镜头与情绪", weight: 8, needs: ["table"] },
        { title: { zh: "镜头设计", en: "Shots" }, intent: "说明关键三镜", weight: 8, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "角色设计", en: "Characters" },
      intent: "由性格到形状",
      weight: 32,
      needs: ["figure"],
      children: [
        {
          title: { zh: "外形与剪影", en: "Shape and silhouette" },
          intent: "剪影可辨认",
          weight: 11,
          needs: ["figure"],
          mistake: "参考图直接描摹",
        },
        { title: { zh: "表情与动作", en: "Expressions and poses" }, intent: "极限表情与循环动作", weight: 11, needs: ["figure"] },
        { title: { zh: "色彩指定", en: "Colour" }, intent: "给色值与光影规则", weight: 10, needs: ["table"], mistake: "色彩没有指定表" },
      ],
    },
    {
      title: { zh: "场景设计", en: "Scenes" },
      intent: "为动作服务",
      weight: 22,
      needs: ["figure"],
      children: [
        { title: { zh: "主场景", en: "Main set" }, intent: "平面图与机位", weight: 11, needs: ["figure"], mistake: "只画好看不留走位" },
        { title: { zh: "道具", en: "Props" }, intent: "比例与可动部件", weight: 11, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "制作与问题", en: "Production" },
      intent: "分工、工时、返工原因",
      weight: 14,
      needs: ["table"],
      mistake: "不写遇到的返工",
    },
    { title: { zh: "小结", en: "Summary" }, intent: "学到的一条设计原则", weight: 6 },
  ],
  whyGood: ["把水缸当角色设计，想法巧", "剪影测试讲清修改理由", "作者分工明确，专科答辩好答"],
  opening: [
    { type: "heading", text: "一、创作说明" },
    {
      type: "paragraph",
      text: "《小满》讲的是一个小女孩和一口水缸的故事。外婆说，小满这天，缸里的水不能太满，“满了，就没地方装雨了”。女孩不信，偷偷把缸加满，夜里果然下起了雨。影片没有对白，时长【待补充：分钟】，采用二维逐帧与三维场景结合的方式完成，笔者负责角色与主场景设计。",
    },
    {
      type: "paragraph",
      text: "没有对白，意味着人物的性格只能靠外形和动作来表现，因此设计时首先考虑的不是“好不好看”，而是“远远一看能不能认出来”“不动的时候像不像她”。女孩以圆为基本形，头大脚小，跑起来像一滴水；外婆以梯形为基本形，重心低，动作慢而稳。水缸被当作第三个角色来设计：缸口的弧度随剧情略有变化，水面高低就是它的表情。",
    },
    { type: "heading", text: "二、故事与分镜" },
    { type: "paragraph", text: "以下只列与设计有关的情节节点，完整分镜见附录【待补充：页码】。" },
  ],
  hardSample: {
    title: "剪影的修改",
    text: "最初的女孩扎两个小辫，穿花裙子，细节很多，缩小到远景时却变成一团，和旁边的灌木混在一起。老师让我们把设定图填成黑色再看，果然认不出是谁。修改分三步：去掉裙子的花边，改为短褂和宽裤腿；两个辫子并成一个朝天的小揪，像水滴的尖；把手里的水瓢加大，成为剪影上的固定标志。改完再填黑，即使缩到很小也能看出方向和动作。后来做跑步循环时，小揪的摆动正好可以表现速度【待补充：设定图编号】。",
  },
  staged: false,
  checklist: ["原创无描摹", "色彩指定齐全", "分镜编号一致", "素材与字体授权"],
  scenes: ["svStoryboard", "defenseSpeech"],
  since: "2026-11-22",
});
