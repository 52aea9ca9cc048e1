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
  title: { zh: "动画短片《小满》角色与场景设计说明", en: "Character and scene design for the animated short “Xiaoman”" },
  pattern: { zh: "动画短片《〔片名〕》角色与场景设计说明", en: "Character and scene design for the animated short “〔film〕”" },
  slots: [{ label: { zh: "片名", en: "film" }, default: { zh: "小满", en: "Xiaoman" } }],
  remark: { zh: "设计说明书：每根线条都有用处", en: "A design note in which every line has a use" },
  keywords: [
    { zh: "动画", en: "animation" },
    { zh: "角色设计", en: "character design" },
    { zh: "场景设计", en: "scene design" },
    { zh: "分镜", en: "storyboard" },
  ],
  bring: [
    { zh: "设定图与分镜（原始文件）", en: "Model sheets and storyboard, in original files" },
    { zh: "软件清单与小组分工表", en: "Software and division of work" },
    { zh: "样片链接与素材授权", en: "A link to the film and licences for material" },
  ],
  outline: [
    {
      title: { zh: "创作说明", en: "Statement of the work" },
      intent: { zh: "故事一句话、风格参照与本人负责的部分", en: "The story in a sentence, references, and one's own part" },
      weight: 10,
    },
    {
      title: { zh: "故事与分镜", en: "Story and storyboard" },
      intent: { zh: "只写与设计有关的节点", en: "Only the beats that bear on design" },
      weight: 16,
      needs: ["figure"],
      children: [
        {
          title: { zh: "情节节点", en: "Story beats" },
          intent: { zh: "用表列镜头、情绪与设计上的要求", en: "A table of shots, moods and what they ask of design" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "镜头设计", en: "Shot design" },
          intent: { zh: "说明关键三镜为何这样构图", en: "Why the three key shots are composed as they are" },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "角色设计", en: "Character design" },
      intent: { zh: "由性格到形状，再到能动的结构", en: "From temperament to shape to a figure that moves" },
      weight: 32,
      needs: ["figure"],
      children: [
        {
          title: { zh: "外形与剪影", en: "Shape and silhouette" },
          intent: { zh: "填黑后能认出、能看出方向", en: "Recognisable when filled in black, with its direction" },
          weight: 11,
          needs: ["figure"],
          mistake: { zh: "参考图直接描摹", en: "Tracing reference pictures" },
        },
        {
          title: { zh: "表情与动作", en: "Expressions and movement" },
          intent: { zh: "极限表情与循环动作的关键帧", en: "Extreme expressions and key frames of cycles" },
          weight: 11,
          needs: ["figure"],
        },
        {
          title: { zh: "色彩指定", en: "Colour specification" },
          intent: { zh: "给色值与明暗规则，换场景怎样变", en: "Values, rules of light, and how they change by scene" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "色彩没有指定表", en: "No colour sheet" },
        },
      ],
    },
    {
      title: { zh: "场景设计", en: "Scene design" },
      intent: { zh: "为动作服务，先定机位再画细节", en: "Serve the action: camera first, detail after" },
      weight: 22,
      needs: ["figure"],
      children: [
        {
          title: { zh: "主场景", en: "Main set" },
          intent: { zh: "平面图与机位，标出走位", en: "A plan with camera positions and movement" },
          weight: 11,
          needs: ["figure"],
          mistake: { zh: "只画好看不留走位", en: "Pretty pictures with no room to move" },
        },
        {
          title: { zh: "道具", en: "Props" },
          intent: { zh: "比例与可动部件，和角色手的关系", en: "Scale, moving parts and how hands hold them" },
          weight: 11,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "制作与问题", en: "Production and problems" },
      intent: { zh: "分工、工时、返工原因与怎样避免", en: "Roles, hours, causes of rework and how to avoid them" },
      weight: 14,
      needs: ["table"],
      mistake: { zh: "不写遇到的返工", en: "Silence about rework" },
    },
    {
      title: { zh: "小结", en: "Summing up" },
      intent: { zh: "学到的一条设计原则，举本片一处", en: "One principle learnt, with one place in the film" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "把水缸当角色设计，想法巧", en: "Designs the water jar as a character, a neat idea" },
    { zh: "剪影测试讲清修改理由", en: "A silhouette test makes the reasons for changes clear" },
    { zh: "作者分工明确，专科答辩好答", en: "Roles are clear, which makes the defence easy" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、创作说明", en: "Statement of the work" } },
    {
      type: "paragraph",
      text: {
        zh: "《小满》讲的是一个小女孩和一口水缸的故事。外婆说，小满这天，缸里的水不能太满，“满了，就没地方装雨了”。女孩不信，偷偷把缸加满，夜里果然下起了雨。影片没有对白，时长【待补充：分钟】，采用二维逐帧与三维场景结合的方式完成，笔者负责角色与主场景设计。",
        en: "Xiaoman tells of a little girl and a water jar. On the day of Xiaoman, says her grandmother, the jar must not be filled to the brim: “If it is full there is no room for the rain.” The girl does not believe it and secretly fills the jar, and that night it does rain. The film has no dialogue, runs for 【to fill in: minutes】 and combines frame-by-frame drawing with three-dimensional sets; I was responsible for the characters and the main set.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "没有对白，意味着人物的性格只能靠外形和动作来表现，因此设计时首先考虑的不是“好不好看”，而是“远远一看能不能认出来”“不动的时候像不像她”。女孩以圆为基本形，头大脚小，跑起来像一滴水；外婆以梯形为基本形，重心低，动作慢而稳。水缸被当作第三个角色来设计：缸口的弧度随剧情略有变化，水面高低就是它的表情。",
        en: "Without dialogue temperament can show only in shape and movement, so the first question was not whether a figure was attractive but whether it could be told from afar and was itself even when still. The girl is built on circles, large head and small feet, and runs like a drop of water. The grandmother is built on a trapezium, with a low centre and slow, steady movements. The jar is treated as a third character: the curve of its rim changes slightly with the story, and the level of the water is its expression.",
      },
    },
    { type: "heading", text: { zh: "二、故事与分镜", en: "Story and storyboard" } },
    {
      type: "paragraph",
      text: {
        zh: "以下只列与设计有关的情节节点，完整分镜见附录【待补充：页码】。",
        en: "Only beats that bear on design are listed here; the full storyboard is in the appendix 【to fill in: page】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "剪影的修改", en: "Revising a silhouette" },
    text: {
      zh: "最初的女孩扎两个小辫，穿花裙子，细节很多，缩小到远景时却变成一团，和旁边的灌木混在一起。老师让我们把设定图填成黑色再看，果然认不出是谁。修改分三步：去掉裙子的花边，改为短褂和宽裤腿；两个辫子并成一个朝天的小揪，像水滴的尖；把手里的水瓢加大，成为剪影上的固定标志。改完再填黑，即使缩到很小也能看出方向和动作。后来做跑步循环时，小揪的摆动正好可以表现速度【待补充：设定图编号】。",
      en: "At first the girl had two plaits and a flowered dress, with much detail; reduced to a long shot she became a lump and merged with the bush beside her. Our teacher had us fill the model sheet in black, and indeed nobody could tell who it was. The revision took three steps. The trimmings went, in favour of a short jacket and wide trouser legs; the two plaits became one small tuft pointing up, like the tip of a drop; the ladle in her hand grew larger and became a fixed mark of the silhouette. Filled in again, direction and movement can be read even very small. Later, in the run cycle, the swing of the tuft served to show speed 【to fill in: model sheet number】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "全部设定为本人原创、无描摹", en: "All designs are original and not traced" },
    { zh: "色彩指定表齐全", en: "The colour sheet is complete" },
    { zh: "分镜与样片编号一致", en: "Storyboard and film share one numbering" },
    { zh: "素材、音乐与字体授权在手", en: "Licences for material, music and fonts are in hand" },
  ],
  scenes: ["svStoryboard", "defenseSpeech"],
  since: "2026-11-22",
});
