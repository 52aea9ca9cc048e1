/** A page that exists only in the sandbox. Facts and names in it are made up. */
export type SandboxPage = {
  /** Below `/pages/`. */
  readonly path: string;
  readonly language: "zh" | "en";
  readonly site: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly headings: readonly string[];
  /** As many as headings; each paragraph stands below its heading. */
  readonly paragraphs: readonly string[];
  /** What its bytes are written in. */
  readonly charset?: "gbk";
};

export const WEB_PAGES: readonly SandboxPage[] = [
  {
    path: "compost-campus",
    language: "zh",
    site: "沙箱环保网（虚构）",
    title: "校园厨余堆肥一年记：三所学校的做法",
    publishedAt: "2026-03-12",
    headings: ["从食堂开始", "称重与记录", "堆肥去了哪里"],
    paragraphs: [
      "青杉中学等三所学校从二零二五年春季起把食堂的厨余分出来堆肥。每天收集的厨余平均为四十二公斤，其中菜叶与果皮约占七成，骨头与汤水不收。",
      "值日的学生每天称重并写在黑板上，一个学期下来共收集五点一吨，出肥约零点九吨。记录本显示，阴雨天的收集量比晴天少百分之十二。",
      "出的肥料一半用在学校的菜园，另一半送给附近的社区苗圃。负责人说，最难的不是堆，而是让每一餐的人都记得分。",
    ],
  },
  {
    path: "compost-home",
    language: "zh",
    site: "沙箱生活周刊（虚构）",
    title: "阳台堆肥入门：一只桶与二十天",
    publishedAt: "2025-11-02",
    headings: ["选什么桶", "怎样不臭"],
    paragraphs: [
      "阳台堆肥用一只十五升的带盖桶就够，底部钻孔接液。厨余与干树叶按一比二的体积分层放，二十天左右可以看到颜色变深。",
      "发臭多半是水太多。加一层碎纸或干叶，翻动一次，两天内气味就会变淡。肉和油不要放进去。",
    ],
    charset: "gbk",
  },
  {
    path: "remote-work-survey",
    language: "zh",
    site: "沙箱职场观察（虚构）",
    title: "混合办公两年后：六百名员工的问卷结果",
    publishedAt: "2026-06-20",
    headings: ["样本与方法", "主要发现"],
    paragraphs: [
      "问卷于二零二六年五月在四个城市发放，收回有效问卷六百一十三份。受访者中百分之五十八每周在家办公两天，百分之二十一完全到岗。",
      "在家办公两天的员工自报的专注时间最长，平均每天五点二小时；完全到岗的为四点三小时。沟通成本是提到最多的问题，占百分之四十六。",
    ],
  },
  {
    path: "reading-rural",
    language: "zh",
    site: "沙箱教育观察（虚构）",
    title: "乡村小学的阅读角：开放时间比藏书更要紧",
    publishedAt: "2026-09-01",
    headings: ["十二所学校", "开放的时间"],
    paragraphs: [
      "走访的十二所乡村小学都有阅读角，藏书从三百册到两千册不等。借阅次数与藏书量的关系并不明显。",
      "午间开放的学校，人均每月借阅三点四册；只在课后开放的学校为一点二册。值班由高年级学生轮流承担。",
    ],
  },
  {
    path: "compost-schools",
    language: "en",
    site: "Sandbox Green Notes (made up)",
    title: "Composting at school: what three canteens learned in a year",
    publishedAt: "2026-02-18",
    headings: ["Starting in the canteen", "Weighing every day", "Where it goes"],
    paragraphs: [
      "Three schools began to separate kitchen scraps for composting in spring 2025. They collected 42 kilograms a day on average; leaves and peel were about seventy per cent of it, and bones were left out.",
      "Pupils weighed each bucket and wrote the number on a board. Over one term they collected 5.1 tonnes, which became 0.9 tonnes of compost. On rainy days they collected twelve per cent less.",
      "Half of the compost went to the school garden, the other half to a nursery nearby. The hardest part was not the heap but the habit.",
    ],
  },
  {
    path: "hybrid-work",
    language: "en",
    site: "Sandbox Office Review (made up)",
    title: "Two years of hybrid work: answers of six hundred employees",
    publishedAt: "2026-07-05",
    headings: ["Who answered", "What they said"],
    paragraphs: [
      "The survey ran in May 2026 in four cities and brought 613 valid answers. Fifty-eight per cent of them worked from home two days a week, twenty-one per cent not at all.",
      "Those at home two days a week reported the longest focus, 5.2 hours a day on average, against 4.3 hours in the office. Finding each other was the complaint named most, by forty-six per cent.",
    ],
  },
];

const WORD = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Pages that hold one of the words (of Chinese: pairs of characters), those with most of them first. */
export function findPages(words: string): SandboxPage[] {
  const terms = [...new Set((words.toLowerCase().match(WORD) ?? []).flatMap(pairsOf))];
  return WEB_PAGES.map((page) => {
    const [title, text] = [page.title.toLowerCase(), page.paragraphs.join(" ").toLowerCase()];
    return { page, score: terms.reduce((sum, term) => sum + (title.includes(term) ? 3 : text.includes(term) ? 1 : 0), 0) };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

function pairsOf(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word) || word.length <= 2) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** The page as a site sends it: menus, advice and a footer around what is to be read. */
export function htmlOf(page: SandboxPage): string {
  const { language, site, title, publishedAt, headings, paragraphs, charset = "utf-8" } = page;
  const sections = paragraphs.map((text, at) => `<h2>${headings[at] ?? ""}</h2><p>${text}</p>`).join("\n");
  const menu = language === "zh" ? ["首页", "新闻", "关于我们"] : ["Home", "News", "About us"];
  const links = menu.map((name) => `<li><a href="/${name}">${name}</a></li>`).join("");
  return `<!doctype html><html lang="${language}"><head><meta charset="${charset}"><title>${title} - ${site}</title>
<meta property="og:title" content="${title}"><meta property="og:site_name" content="${site}">
<meta property="article:published_time" content="${publishedAt}T08:00:00+08:00"><style>p{color:#222}</style>
<script>window.track = "<p>never text</p>";</script></head>
<body><header><nav><ul>${links}</ul></nav></header>
<main><article><h1>${title}</h1>${sections}</article>
<aside class="related"><a href="/a">${language === "zh" ? "猜你喜欢" : "You may also like"}</a></aside></main>
<footer>© ${site}</footer></body></html>`;
}
