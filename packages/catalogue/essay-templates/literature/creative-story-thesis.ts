import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const creativeStoryThesis = defineTemplate({
  slug: "creative-story-thesis",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "创意写作", en: "Creative Writing" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "B",
  title: { zh: "短篇小说《渡口》创作与留白叙事阐释", en: "The Ferry: a short story with a commentary on narrative omission" },
  pattern: { zh: "短篇小说〔作品名〕创作与〔议题〕阐释", en: "〔story〕: a short story with a commentary on 〔issue〕" },
  slots: [
    { label: { zh: "作品名", en: "story" }, default: { zh: "《渡口》", en: "The Ferry" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "留白叙事", en: "narrative omission" } },
  ],
  remark: { zh: "作品加阐释：创作谈不是自夸", en: "A story and its commentary; talking of one's work is not praising it" },
  keywords: [
    { zh: "创意写作", en: "creative writing" },
    { zh: "留白", en: "omission" },
    { zh: "短篇小说", en: "short story" },
    { zh: "创作阐释", en: "critical commentary" },
  ],
  bring: [
    { zh: "三稿手稿（保留日期）", en: "Three dated drafts" },
    { zh: "阅读书目", en: "Reading list" },
    { zh: "工作坊意见记录及同意引用", en: "Workshop comments, with leave to quote" },
  ],
  outline: [
    {
      title: { zh: "作品正文", en: "The story" },
      intent: { zh: "短篇完整呈现，不加注解", en: "The story whole and without notes" },
      weight: 46,
      children: [
        {
          title: { zh: "起：渡口的早晨", en: "Rise: morning at the ferry" },
          intent: { zh: "用物件立人物，不交代来历", en: "Let objects make the character, not a history" },
          weight: 12,
          mistake: { zh: "开头介绍背景三百字", en: "Opening with a page of background" },
        },
        {
          title: { zh: "承：迟到的人", en: "Development: the latecomer" },
          intent: { zh: "让欲望与阻碍在一句对话里相遇", en: "Desire and obstacle meet in one exchange" },
          weight: 12,
        },
        {
          title: { zh: "转：没有说出口的事", en: "Turn: what was not said" },
          intent: { zh: "关键信息只露出边缘", en: "Show only the edge of what matters" },
          weight: 11,
          mistake: { zh: "让人物替作者讲道理", en: "Characters preaching for the author" },
        },
        {
          title: { zh: "合：船开了", en: "Close: the boat leaves" },
          intent: { zh: "以动作收束，不解释动作", en: "End on an action and do not explain it" },
          weight: 11,
        },
      ],
    },
    {
      title: { zh: "创作缘起与构思", en: "Origin and plan" },
      intent: { zh: "写材料如何变成故事，哪一处离开了真事", en: "How material became a story and where it left fact" },
      weight: 14,
      needs: ["data"],
      children: [
        {
          title: { zh: "材料与虚构", en: "Material and invention" },
          intent: { zh: "说明改动了什么、为谁而改", en: "What was changed, and for whose sake" },
          weight: 7,
          needs: ["data"],
        },
        {
          title: { zh: "人物与冲突的设计", en: "Designing character and conflict" },
          intent: { zh: "列愿望、恐惧、秘密，指出相撞的一点", en: "Wish, fear, secret, and the point where they collide" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "留白叙事的探索", en: "Exploring narrative omission" },
      intent: { zh: "与经典对话，落到自己做过的选择", en: "Converse with classics, down to choices one made" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "阅读谱系", en: "A lineage of reading" },
          intent: { zh: "从几篇作品里学到哪一手，各举一处", en: "Which move each work taught, with one passage each" },
          weight: 11,
          needs: ["source"],
          mistake: { zh: "堆砌理论术语", en: "Piling up theoretical terms" },
        },
        {
          title: { zh: "三处留白的处理", en: "Three omissions" },
          intent: { zh: "三处并列初稿与定稿，说明读者多做了什么", en: "Draft beside final text: what more the reader does" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "修改过程", en: "The process of revision" },
      intent: { zh: "用版本说明判断，不用形容词", en: "Judgement shown by versions, not adjectives" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "工作坊意见与取舍", en: "Workshop notes" },
          intent: { zh: "写没有采纳的意见和理由", en: "Comments not taken, and why" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "删去的两页", en: "Two deleted pages" },
          intent: { zh: "说明为什么删，删后补偿在哪里", en: "Why they went and what makes up for them" },
          weight: 6,
          mistake: { zh: "只说“精益求精”", en: "Saying only “polished again and again”" },
        },
      ],
    },
    {
      title: { zh: "反思", en: "Reflection" },
      intent: { zh: "这一篇没做到什么，下一篇怎样试", en: "What this story failed to do and what to try next" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "作品自身立得住，物件与动作承担叙事", en: "The story stands by itself; objects and actions carry it" },
    { zh: "阐释用初稿定稿对照，讲得具体", en: "Commentary sets draft against final text and is concrete" },
    { zh: "写了没有采纳的意见，见出判断力", en: "Comments not taken show judgement" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、作品正文", en: "The story" } },
    { type: "heading", text: { zh: "（一）起：渡口的早晨", en: "Rise: morning at the ferry" } },
    {
      type: "paragraph",
      text: {
        zh: "船还没来。老秦把缆桩上的霜抹掉，手在裤子上蹭了两下，掏出那只旧怀表。表早就不走了，他还是看了一眼，又放回去。",
        en: "The boat had not come. Old Qin wiped the frost off the bollard, rubbed his hand twice on his trousers and took out the old pocket watch. It had stopped long ago. He looked at it all the same and put it back.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "对岸的灯一盏一盏灭了。风从上游下来，带着煤烟味。等船的人陆续到了：卖豆腐的把担子放下，用布盖严；学校的女老师抱着一摞本子，站得离水远一点；还有个年轻人，老秦没见过，背着包，鞋是新的，沾了泥，他低头看了好几回。",
        en: "Across the river the lamps went out one by one. The wind came down from upstream with a smell of coal smoke. One after another those waiting arrived: the bean curd seller set down his pole and covered his load with a cloth; the schoolteacher, a pile of exercise books in her arms, stood a little farther from the water; and there was a young man whom Old Qin did not know, with a pack on his back. His shoes were new and muddy. He looked down at them several times.",
      },
    },
    { type: "paragraph", text: { zh: "“头一趟？”老秦问。", en: "“First time?” said Old Qin." } },
    {
      type: "paragraph",
      text: {
        zh: "年轻人点点头，又摇摇头。“小时候坐过一次。”他说，“那会儿船是木头的。”",
        en: "The young man nodded, then shook his head. “I took it once as a child,” he said. “The boat was wooden then.”",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "老秦没有接话。木头船停了有些年头了。他转过去解缆，解到一半，又把绳子绕了回去。船还在江心，解早了。",
        en: "Old Qin made no answer. It was years since the wooden boat had stopped. He turned to cast off, got halfway, and wound the rope back on. The boat was still in midstream. It was too soon.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "女老师看看他，又看看年轻人，把怀里的本子换了个手。卖豆腐的忽然说：“今天水大。”雾从水面上升起来，先遮住船头的灯，后来连机器的声音也远了些。",
        en: "The teacher looked at him, looked at the young man, and shifted the books to her other arm. All at once the bean curd seller said, “Water's high today.” Mist rose from the river. First it hid the lamp at the bow; after a while even the engine sounded farther off.",
      },
    },
    { type: "heading", text: { zh: "二、创作缘起与构思", en: "Origin and plan" } },
    {
      type: "paragraph",
      text: {
        zh: "小说的起点是笔者在【待补充：地点】见过的一位摆渡人，正文保留的只有那只不走的表。",
        en: "The story began with a ferryman I once saw at 【to fill in: place】; all that is left of him in the text is the watch that does not go.",
      },
    },
  ],
  hardSample: {
    title: { zh: "初稿与定稿的比较", en: "Draft against final text" },
    text: {
      zh: "初稿中，老秦看表之后有一段回忆，交代表是谁留下的、那一年发生了什么。工作坊里有同学说，读到这里“就知道后面了”。笔者起初不愿删，因为那段写得最顺。重读之后发现，顺正是问题：它替读者完成了猜测。定稿删去回忆，只在后文让年轻人说出“船是木头的”，让老秦把缆绳绕回去。信息量减少，两人之间有什么，读者才可能开始留意【待补充：版本对照】。留白不是不写，而是把要写的东西放到动作里去。",
      en: "In the first draft, after Old Qin looks at the watch there followed a memory telling who had left it and what had happened that year. In the workshop someone said that at this point “you know the rest”. At first I did not want to cut it, because it had come most easily. Reading it again, I saw that ease was the trouble: it did the guessing for the reader. The final text drops the memory; it only lets the young man say that the boat was wooden, and lets Old Qin wind the rope back on. There is less information, and readers may begin to notice what lies between the two 【to fill in: comparison of versions】. To omit is not to leave unwritten but to put what is to be written into what is done.",
    },
  },
  staged: true,
  checklist: [
    { zh: "作品原创且未发表", en: "The story is original and unpublished" },
    { zh: "三稿留存并注日期", en: "Three drafts are kept with dates" },
    { zh: "阐释每个判断都有版本对照", en: "Each judgement rests on a comparison of versions" },
    { zh: "引用作品注明出处", en: "Works quoted are cited" },
    { zh: "正文与阐释的比例合学院规定", en: "Story and commentary keep the required proportion" },
  ],
  scenes: ["readingNote", "svStory", "defenseSpeech"],
  since: "2026-11-22",
});
