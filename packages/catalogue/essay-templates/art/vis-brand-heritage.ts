import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const visBrandHeritage = defineTemplate({
  slug: "vis-brand-heritage",
  kind: "thesis",
  discipline: "art",
  major: { zh: "视觉传达设计", en: "Visual Communication Design" },
  levels: ["undergraduate"],
  method: "creation",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "侗族织锦纹样在地方茶品牌视觉形象中的再设计", en: "Redesigning Dong Brocade Motifs for a Local Tea Brand" },
  pattern: "〔对象〕纹样在〔应用〕视觉形象中的再设计",
  slots: [
    { label: "对象", default: "侗族织锦" },
    { label: "应用", default: "地方茶品牌" },
  ],
  remark: { zh: "先读懂纹样的规矩，再谈现代转译", en: "Learn the rules before translating them" },
  keywords: ["视觉传达", "传统纹样", "品牌形象", "设计转译"],
  bring: ["田野照片与授权", "草图过程", "用户测试记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "设计问题而非文化赞歌",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "选题缘起", en: "Origin" }, intent: "货架上千篇一律的民族风", weight: 6, needs: ["figure"] },
        { title: { zh: "研究现状与方法", en: "State and methods" }, intent: "设计案例分类", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "纹样的调研与解析", en: "Motif research" },
      intent: "由织造逻辑理解形式",
      weight: 24,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "田野与匠人访谈", en: "Fieldwork" },
          intent: "记录名称、禁忌与授权",
          weight: 8,
          needs: ["data"],
          mistake: "纹样来源不注明",
        },
        { title: { zh: "构成规律", en: "Composition" }, intent: "单元、骨架、经纬限制", weight: 8, needs: ["figure"] },
        {
          title: { zh: "色彩与寓意", en: "Colour and meaning" },
          intent: "区分原义与附会",
          weight: 8,
          needs: ["table"],
          mistake: "寓意照抄网络",
        },
      ],
    },
    {
      title: { zh: "品牌调研与定位", en: "Brand research" },
      intent: "设计约束从这里来",
      weight: 16,
      needs: ["table", "data"],
      children: [
        { title: { zh: "产品、渠道与竞品", en: "Product and rivals" }, intent: "画视觉定位图", weight: 8, needs: ["figure"] },
        { title: { zh: "目标用户", en: "Users" }, intent: "访谈归纳两类人", weight: 8, needs: ["data"] },
      ],
    },
    {
      title: { zh: "设计实践", en: "Design practice" },
      intent: "过程完整可见",
      weight: 26,
      needs: ["figure"],
      children: [
        {
          title: { zh: "转译策略与草图", en: "Strategy and sketches" },
          intent: "给三条路径并比较",
          weight: 9,
          needs: ["figure"],
          mistake: "只展示最后一稿",
        },
        { title: { zh: "标志与辅助图形", en: "Logo and pattern" }, intent: "说明网格与缩放", weight: 9, needs: ["figure"] },
        {
          title: { zh: "包装与延展", en: "Packaging" },
          intent: "考虑工艺与成本",
          weight: 8,
          needs: ["figure"],
          mistake: "只出效果图不谈印刷",
        },
      ],
    },
    {
      title: { zh: "评价与修正", en: "Evaluation" },
      intent: "用户与匠人双向反馈",
      weight: 14,
      needs: ["table", "data"],
      children: [
        { title: { zh: "测试与修改", en: "Tests" }, intent: "识别度、联想、误读", weight: 7, needs: ["table"] },
        { title: { zh: "匠人意见", en: "Craftspeople's view" }, intent: "是否冒犯或误用", weight: 7, needs: ["data"] },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "归纳转译原则与不足", weight: 8 },
  ],
  whyGood: ["从货架上的千篇一律提问，设计问题真实", "由织造限制理解形式，见解独到", "匠人参与评价，尊重来源"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 选题缘起" },
    {
      type: "paragraph",
      text: "走进【待补充：地点】的特产店，货架上的茶叶包装很容易分辨：深红底，金色花边，一圈“民族纹样”。再看旁边的蜂蜜、米酒、牛肉干，也是深红底、金色花边、一圈差不多的纹样。拿起两盒仔细比较，花纹既说不上来自哪个民族，也说不清表示什么，它们更像一种“地方特产”的通用记号。",
    },
    {
      type: "paragraph",
      text: "问题不在于用了传统纹样，而在于只取了纹样的样子。侗族织锦的图案由经纬相交而成，斜线只能一格一格地走，曲线被转化为折线，大小受到织机宽度的限制。这些限制恰好形成了它的辨识度。如果设计时把折线抹圆、把骨架拆散，剩下的就只是花边。本文以一个地方茶品牌为实践对象，先从织造逻辑入手解析纹样的构成规律，再探索保留规律而更新形式的转译办法，并请消费者与织锦匠人共同评价。",
    },
  ],
  hardSample: {
    title: "转译的判断",
    text: "草图阶段形成三条路径。其一为摹写，直接截取纹样单元作为标志，识别度高，但缩小后细节粘连，且与多家特产包装雷同；其二为意象化，取“河流与鼓楼”的寓意画成曲线图形，现代感强，却脱离了织造的格子，匠人看后说“这不是我们织得出来的”；其三为规则转译，保留四十五度折线和以单元错位形成的骨架，只改变单元的内容，把茶芽放进格子。第三条在小尺寸下依然清楚，匠人认可“规矩没有破”。最终采用第三条，其不足是初看不易认出茶芽，测试中的识别情况见表5-1【待补充：测试结果】。",
  },
  staged: true,
  checklist: ["纹样来源与授权", "过程草图完整", "工艺可实现", "测试样本说明", "图片清晰编号"],
  scenes: ["defenseSpeech", "classPresent", "mkBrandStory"],
  since: "2026-11-22",
});
