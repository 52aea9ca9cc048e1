import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const musicPerformanceAnalysis = defineTemplate({
  slug: "music-performance-analysis",
  kind: "thesis",
  discipline: "art",
  major: { zh: "音乐表演", en: "Music Performance" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 9000, min: 8000, max: 50000, byLevel: { undergraduate: 9000, master: 30000 } },
  numbering: "B",
  title: { zh: "肖邦《第一叙事曲》的结构分析与演奏处理", en: "Structure and performance of Chopin's First Ballade" },
  pattern: { zh: "〔作曲家〕〔作品〕的结构分析与演奏处理", en: "Structure and performance of 〔composer〕 〔work〕" },
  slots: [
    { label: { zh: "作曲家", en: "composer" }, default: { zh: "肖邦", en: "Chopin's" } },
    { label: { zh: "作品", en: "work" }, default: { zh: "《第一叙事曲》", en: "First Ballade" } },
  ],
  remark: { zh: "每个处理都要有谱面理由", en: "Every choice has a reason in the score" },
  keywords: [
    { zh: "演奏处理", en: "performance practice" },
    { zh: "曲式分析", en: "formal analysis" },
    { zh: "踏板", en: "pedalling" },
    { zh: "版本", en: "editions" },
  ],
  bring: [
    { zh: "至少两种乐谱版本（含净版）", en: "Two editions at least, an urtext among them" },
    { zh: "录音信息与比较段落", en: "Recordings and the passages compared" },
    { zh: "自己的练习录音与日期", en: "Dated recordings of one's own practice" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由一个难以处理的段落提出整体问题", en: "From one awkward passage to a question about the whole" },
      weight: 12,
      children: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: { zh: "从演奏困难出发，写清两种处理各失去什么", en: "From a difficulty of playing: what each solution loses" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献与版本", en: "Literature and editions" },
          intent: { zh: "版本差异列表，说明影响哪些处理", en: "A table of variants and which choices they affect" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "只写作曲家生平", en: "Writing only the composer's life" },
        },
      ],
    },
    {
      title: { zh: "作品分析", en: "Analysis of the work" },
      intent: { zh: "只做为演奏服务的分析", en: "Analysis in the service of playing" },
      weight: 28,
      needs: ["figure"],
      children: [
        {
          title: { zh: "曲式与调性布局", en: "Form and key scheme" },
          intent: { zh: "画出全曲结构图，标调性与高点", en: "A diagram of the whole with keys and climaxes" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "主题的变形", en: "Transformation of themes" },
          intent: { zh: "用谱例对照几次变形，结论落到轻重", en: "Examples side by side, ending in what carries weight" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "把和声标满却无结论", en: "Every chord labelled and no conclusion" },
        },
        {
          title: { zh: "节奏与句法", en: "Rhythm and phrasing" },
          intent: { zh: "找到呼吸点，说明句法与小节线的冲突", en: "Find where it breathes; phrase against bar line" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "演奏处理", en: "Interpretation" },
      intent: { zh: "谱面理由加手上办法", en: "A reason in the score and a way for the hands" },
      weight: 34,
      needs: ["figure"],
      children: [
        {
          title: { zh: "速度与弹性", en: "Tempo and rubato" },
          intent: { zh: "全曲速度关系与弹性的边界", en: "Tempo relations over the whole, and how far rubato goes" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "声部与音色", en: "Voicing and tone" },
          intent: { zh: "说明触键、声部层次与听觉目标", en: "Touch, layers of voices and the sound aimed at" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "踏板", en: "Pedalling" },
          intent: { zh: "版本标记与现代琴的差别怎样折中", en: "Markings, modern instruments and a compromise" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "尾声的技术难点", en: "Technical difficulties of the coda" },
          intent: { zh: "写出分步练习的办法与速度阶梯", en: "Practice in steps, with tempos" },
          weight: 8,
          mistake: { zh: "只有感受没有办法", en: "Feelings and no method" },
        },
      ],
    },
    {
      title: { zh: "录音比较", en: "Comparing recordings" },
      intent: { zh: "比较同一段，只写听得到的差别", en: "One passage; only differences that can be heard" },
      weight: 18,
      needs: ["table"],
      mistake: { zh: "评价只有好听二字", en: "No judgement beyond “beautiful”" },
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "归纳自己的诠释，写明放弃了什么", en: "One's own reading and what it gives up" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "从老师一句“让听众站在哪里”进入，生动", en: "Enters vividly through a teacher's “Where do you want the listener to stand?”" },
    { zh: "每个处理回到谱面与整体关系", en: "Every choice goes back to the score and to the whole" },
    { zh: "录音比较限定同一段，不作高下之评", en: "Recordings are compared in one passage, without ranking" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "练习这首作品时，最难的并不是尾声的速度，而是开头那几小节。齐奏的旋律缓缓上行，没有和声，没有节拍感，像是有人要讲一个故事，却先停顿了一下。弹得太重，后面的主题就显得轻了；弹得太松，又听不出它和后面的关系。老师在旁边只问了一句：“这几小节，你打算让听众站在哪里？”【待补充：课堂记录日期】",
        en: "Practising this piece, I find the hardest thing not the speed of the coda but those few bars at the start. A melody in unison climbs slowly, without harmony, without a sense of metre, as though someone were about to tell a story and paused first. Too heavy, and the theme that follows seems light; too loose, and one does not hear what it has to do with the rest. My teacher asked only one thing: “In these bars, where do you want the listener to stand?” 【to fill in: date of lesson】",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这个问题使笔者意识到，演奏处理不能只凭一处一处的感觉。引子的分量取决于它与全曲的关系，而主题每次再现都改变了织体、力度和调性，若事先不清楚整体的走向，前面的处理就会和后面矛盾。本文从结构分析入手，考察主题的几次变形和调性布局，据此讨论速度、声部、踏板等处理，并比较不同录音在同一段落的做法，最后说明自己的选择和理由。谱例依据【待补充：版本】。",
        en: "The question made me see that interpretation cannot go by feeling from place to place. The weight of the introduction depends on its relation to the whole, and each return of the theme changes texture, dynamics and key; without a clear view of the course of the piece, earlier choices will contradict later ones. Starting from structure, this thesis examines the transformations of themes and the key scheme, discusses tempo, voicing and pedalling accordingly, compares recordings of the same passage, and explains my own choices. Examples follow 【to fill in: edition】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "处理要有谱面理由", en: "A choice needs a reason in the score" },
    text: {
      zh: "第二主题首次出现时，谱面标记为轻声，左手为宽广的分解和弦，旋律在中声区。多数演奏在此放慢，以突出抒情。但若放得过慢，到该主题第二次以强奏再现时，若保持同样速度则气势不足，若突然加快又破坏统一。比较两次出现的织体可以看到，第二次左手加入八度与和弦，音响的增长已由织体完成，不必再依赖速度。因此笔者首次出现时仅以音色和句尾的呼吸表现抒情，速度略缓而不松【待补充：速度标记】，为第二次留出空间。踏板随低音更换，避免中声区混浊。",
      en: "When the second theme first appears the score marks it soft, with wide broken chords in the left hand and the melody in the middle register. Most performances slow down here for the sake of lyricism. But if it is too slow, then at its second, forceful appearance the same tempo lacks power and a sudden increase breaks the unity. Comparing textures, one sees that the second time octaves and chords in the left hand already make the sound grow, so that it need not rely on tempo. At the first appearance I therefore show lyricism only by tone and by breath at the ends of phrases, the tempo a little slower but not slack 【to fill in: tempo marking】, to leave room for the second. The pedal changes with the bass to keep the middle register clear.",
    },
  },
  staged: true,
  checklist: [
    { zh: "谱例注明版本与小节", en: "Examples state edition and bars" },
    { zh: "术语与谱面标记一致", en: "Terms agree with the score" },
    { zh: "录音信息含演奏者、年份、厂牌", en: "Recordings give player, year and label" },
    { zh: "每项分析都通到一处演奏处理", en: "Every analysis leads to a choice in playing" },
    { zh: "结构图清晰可读", en: "The diagram is clear to read" },
  ],
  scenes: ["defenseSpeech", "classPresent"],
  since: "2026-11-22",
});
