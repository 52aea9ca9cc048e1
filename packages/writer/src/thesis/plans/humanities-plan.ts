import { closing, shortIntroduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const humanities: readonly ChapterPlan[] = [
  shortIntroduction,
  chapter(
    "background",
    14,
    "{object}与材料|材料与背景",
    "The Material: {object}",
    [
      leaf("background", "材料的范围与版本", "Texts and editions", [
        "列出所读的篇目、版本与写作次序，说明取舍",
        "List texts, editions and order of writing, and why these were chosen",
      ]),
      leaf("literature", "{thing}的已有研究", "Earlier readings of {thing}", [
        "按观点归纳前人怎样读{thing}，指出没有解释的段落",
        "Sort earlier readings of {thing} by position, and name passages they leave unexplained",
      ]),
      leaf(
        "theory",
        "考察的角度与方法",
        "Approach",
        ["说明从哪个角度读、用什么办法，不用什么办法", "Say from which angle and by which method the texts are read, and by which not"],
        { extra: true },
      ),
    ],
    { from: 1, joins: 1, joined: ["材料与{item}", "The Material and {item}"] },
  ),
  chapter(
    "reading",
    22,
    "{thing}与{item}|{thing}的表现",
    "{Thing} and {item}|How {thing} appears",
    [
      leaf("reading", "写到{item}的段落|相关的段落", "Passages on {item}|The passages", [
        "找出写到{item}的全部段落，列出位置与上下文|找出相关的全部段落，列出位置与上下文",
        "Find all passages on {item}, with place and context|Find all passages that matter, with place and context",
      ]),
      leaf(
        "reading",
        "{item}的写法|写法",
        "How {item} is written|How it is written",
        [
          "选两三段细读，从用词、句子与视角说明{item}怎样写|选两三段细读，从用词、句子与视角说明写法",
          "Read two or three passages closely: by which words, sentences and viewpoint {item} is written|Read two or three passages closely: words, sentences and viewpoint",
        ],
        { usual: ["细读", "close reading"] },
      ),
      leaf("comparison", "{item}的变化与对照|前后的对照", "{item}: changes and contrasts|Changes and contrasts", [
        "对照前后或不同篇中的{item}，说明变在哪里|对照前后或不同篇的写法，说明变在哪里",
        "Set {item} in earlier and later places side by side, and say what changes|Set earlier and later places side by side, and say what changes",
      ]),
      leaf(
        "discussion",
        "{item}在全篇中的位置|在全篇中的位置",
        "The place of {item} in the whole|Its place in the whole",
        [
          "说明{item}在结构与主题上起什么作用|说明它在结构与主题上起什么作用",
          "Say what part {item} plays in structure and theme|Say what part it plays in structure and theme",
        ],
        { extra: true },
      ),
    ],
    { each: "parts" },
  ),
  chapter(
    "comparison",
    14,
    "比较与评价",
    "Comparison and Appraisal",
    [
      leaf("comparison", "与同类文本的比较", "Beside comparable texts", [
        "选一两篇可比的文本，按同一标准比较",
        "Choose one or two comparable texts and compare them by one standard",
      ]),
      leaf("discussion", "{thing}的意义与限度", "What {thing} amounts to", [
        "说明读出的东西对理解全篇有什么用，哪些不能由此推出",
        "Say what the reading adds to the whole and what does not follow from it",
      ]),
    ],
    { from: 2, joins: 2, joined: ["比较、评价与结语", "Comparison and Conclusion"] },
  ),
  closing,
];
