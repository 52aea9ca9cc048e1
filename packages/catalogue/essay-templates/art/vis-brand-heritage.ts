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
  title: { zh: "侗族织锦纹样在地方茶品牌视觉形象中的再设计", en: "Redesigning Dong brocade motifs for a local tea brand" },
  pattern: { zh: "〔对象〕纹样在〔应用〕视觉形象中的再设计", en: "Redesigning 〔source〕 motifs for 〔use〕" },
  slots: [
    { label: { zh: "对象", en: "source" }, default: { zh: "侗族织锦", en: "Dong brocade" } },
    { label: { zh: "应用", en: "use" }, default: { zh: "地方茶品牌", en: "a local tea brand" } },
  ],
  remark: { zh: "先读懂纹样的规矩，再谈现代转译", en: "Learn the rules of a pattern before translating it" },
  keywords: [
    { zh: "视觉传达", en: "visual communication" },
    { zh: "传统纹样", en: "traditional patterns" },
    { zh: "品牌形象", en: "brand identity" },
    { zh: "设计转译", en: "design translation" },
  ],
  bring: [
    { zh: "田野照片与匠人、社区的书面授权", en: "Field photographs and written permission of weavers and community" },
    { zh: "各阶段草图", en: "Sketches of every stage" },
    { zh: "用户测试记录", en: "User test records" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "提出设计问题，而不是写文化赞歌", en: "A design question, not a hymn to culture" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "选题缘起", en: "Origin of the topic" },
          intent: { zh: "货架上千篇一律的民族风错在哪一步", en: "At which step the shelf of look-alikes went wrong" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "研究现状与方法", en: "Earlier work and methods" },
          intent: { zh: "设计案例按取形、取意、取规则分类", en: "Sort cases: taking form, meaning or rules" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "纹样的调研与解析", en: "Study and analysis of the patterns" },
      intent: { zh: "由织造逻辑理解形式", en: "Understand form from the logic of weaving" },
      weight: 24,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "田野与匠人访谈", en: "Fieldwork and talks with weavers" },
          intent: { zh: "记录名称、禁忌、用途与授权", en: "Names, taboos, uses and permission" },
          weight: 8,
          needs: ["data"],
          mistake: { zh: "纹样来源不注明", en: "Patterns without a source" },
        },
        {
          title: { zh: "构成规律", en: "Rules of composition" },
          intent: { zh: "单元、骨架、经纬限制怎样生成折线", en: "How unit, frame and warp and weft produce stepped lines" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "色彩与寓意", en: "Colour and meaning" },
          intent: { zh: "区分原义与附会，注明谁说的", en: "Original meaning or later gloss, and who says so" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "寓意照抄网络", en: "Meanings copied from the web" },
        },
      ],
    },
    {
      title: { zh: "品牌调研与定位", en: "Brand research and positioning" },
      intent: { zh: "设计约束从产品、渠道与用户来", en: "Constraints come from product, channel and user" },
      weight: 16,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "产品、渠道与竞品", en: "Product, channels and competitors" },
          intent: { zh: "画视觉定位图，找没有人占的位置", en: "A visual map and the place nobody holds" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "目标用户", en: "Target users" },
          intent: { zh: "访谈归纳两类人，各写一个购买时刻", en: "Two kinds from interviews, with a moment of buying each" },
          weight: 8,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "设计实践", en: "Design practice" },
      intent: { zh: "过程完整可见，含放弃的路径", en: "The whole process, abandoned paths included" },
      weight: 26,
      needs: ["figure"],
      children: [
        {
          title: { zh: "转译策略与草图", en: "Translation strategies and sketches" },
          intent: { zh: "给三条路径并按同一标准比较", en: "Three paths held to one standard" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "只展示最后一稿", en: "Showing only the final version" },
        },
        {
          title: { zh: "标志与辅助图形", en: "Logo and supporting graphics" },
          intent: { zh: "说明网格、最小尺寸与单色效果", en: "Grid, smallest size and single colour" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "包装与延展", en: "Packaging and extensions" },
          intent: { zh: "考虑工艺、成本与拆封后的样子", en: "Printing, cost and how it looks once opened" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "只出效果图不谈印刷", en: "Renderings only, no word on printing" },
        },
      ],
    },
    {
      title: { zh: "评价与修正", en: "Evaluation and revision" },
      intent: { zh: "用户与匠人双向反馈，冲突时怎样取舍", en: "Users and weavers both, and what to do when they differ" },
      weight: 14,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "测试与修改", en: "Tests and changes" },
          intent: { zh: "识别度、联想、误读，附样本与材料", en: "Recognition, association, misreading, with sample" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "匠人意见", en: "The weavers' view" },
          intent: { zh: "是否冒犯或误用，利益怎样分享", en: "Offence or misuse, and how benefits are shared" },
          weight: 7,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "归纳转译原则与不适用的情形", en: "Principles of translation and where they do not apply" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "从货架上的千篇一律提问，设计问题真实", en: "Asks from a shelf of look-alikes: a real design problem" },
    { zh: "由织造限制理解形式，见解独到", en: "Understands form from the limits of weaving, with insight" },
    { zh: "匠人参与评价，尊重来源", en: "Weavers take part in the evaluation, and the source is respected" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 选题缘起", en: "Origin of the topic" } },
    {
      type: "paragraph",
      text: {
        zh: "走进【待补充：地点】的特产店，货架上的茶叶包装很容易分辨：深红底，金色花边，一圈“民族纹样”。再看旁边的蜂蜜、米酒、牛肉干，也是深红底、金色花边、一圈差不多的纹样。拿起两盒仔细比较，花纹既说不上来自哪个民族，也说不清表示什么，它们更像一种“地方特产”的通用记号。",
        en: "In a speciality shop at 【to fill in: place】 the tea is easy to tell on the shelf: dark red ground, gold trim, a ring of “ethnic pattern”. The honey, rice wine and dried beef beside it are dark red too, with gold trim and a ring of much the same pattern. Compare two boxes closely, and one can say neither from which people the pattern comes nor what it means; it is more like a general sign for “local speciality”.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "问题不在于用了传统纹样，而在于只取了纹样的样子。侗族织锦的图案由经纬相交而成，斜线只能一格一格地走，曲线被转化为折线，大小受到织机宽度的限制。这些限制恰好形成了它的辨识度。如果设计时把折线抹圆、把骨架拆散，剩下的就只是花边。本文以一个地方茶品牌为实践对象，先从织造逻辑入手解析纹样的构成规律，再探索保留规律而更新形式的转译办法，并请消费者与织锦匠人共同评价。",
        en: "The problem is not that a traditional pattern is used but that only its look is taken. The designs of Dong brocade arise where warp and weft cross: a slanting line can advance only square by square, a curve turns into steps, and size is limited by the width of the loom. These very limits make it recognisable. If the steps are smoothed and the frame taken apart, what is left is trimming. With a local tea brand as its case, this thesis starts from the logic of weaving to analyse the rules of composition, looks for a translation that keeps the rules and renews the form, and asks consumers and weavers to judge it together.",
      },
    },
  ],
  hardSample: {
    title: { zh: "转译的判断", en: "Judging translations" },
    text: {
      zh: "草图阶段形成三条路径。其一为摹写，直接截取纹样单元作为标志，识别度高，但缩小后细节粘连，且与多家特产包装雷同；其二为意象化，取“河流与鼓楼”的寓意画成曲线图形，现代感强，却脱离了织造的格子，匠人看后说“这不是我们织得出来的”；其三为规则转译，保留四十五度折线和以单元错位形成的骨架，只改变单元的内容，把茶芽放进格子。第三条在小尺寸下依然清楚，匠人认可“规矩没有破”。最终采用第三条，其不足是初看不易认出茶芽，测试中的识别情况见表5-1【待补充：测试结果】。",
      en: "The sketches led to three paths. The first copies: a unit is cut out as the logo, well recognised, but at small size details run together and it resembles the packaging of others. The second turns to imagery: “river and drum tower” as curves, modern in feeling but off the squares of weaving; a weaver said, “That is not something we could weave.” The third translates rules: it keeps the diagonal steps and the frame made by shifted units and changes only what a unit contains, putting a tea bud into the squares. It stays clear at small size, and the weavers agreed that “the rules are not broken”. The third was adopted. Its weakness is that the bud is not easy to recognise at first; for recognition in tests see the table 【to fill in: test results】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "纹样来源、授权与利益约定齐备", en: "Source, permission and benefit terms are in place" },
    { zh: "三条路径的草图都在", en: "Sketches of all three paths are kept" },
    { zh: "印刷工艺经打样验证", en: "Printing was proved by samples" },
    { zh: "测试样本与材料写明", en: "Test sample and material are described" },
    { zh: "图片清晰并编号", en: "Figures are clear and numbered" },
  ],
  scenes: ["defenseSpeech", "classPresent", "mkBrandStory"],
  since: "2026-11-22",
});
