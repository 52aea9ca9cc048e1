/** The mass of a report, as Markdown: eight chapters of two sections with formulas, tables, lists, a quote, code and a note. */

export const CHAPTERS = ["绪论", "文献综述", "研究设计", "数据来源", "描述统计", "实证结果", "稳健检验", "结论"] as const;

const SUBJECTS = ["旧书店的客流", "社区图书角", "线上二手平台", "高校周边市场", "夜间阅读空间", "流动书摊", "捐赠循环"];
const FINDINGS = ["在工作日的午后最为集中", "与周边房租呈现负相关", "受到节假日的显著影响", "在近三年里稳中有升", "因店主的经营年限而不同"];
const REASONS = ["这与访谈记录相互印证", "问卷的开放题给出了相近的解释", "对照组没有出现同样的变化", "后文用三种方法再作检验"];

const FORMULAS = [
  "\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n}x_i",
  "s^2=\\frac{1}{n-1}\\sum_{i=1}^{n}(x_i-\\bar{x})^2",
  "y_{it}=\\alpha+\\beta x_{it}+\\mu_i+\\varepsilon_{it}",
  "\\hat{\\beta}=(X^{T}X)^{-1}X^{T}y",
  "R^2=1-\\frac{SS_{res}}{SS_{tot}}",
  "t=\\frac{\\hat{\\beta}}{se(\\hat{\\beta})}",
  "F=\\frac{MS_A}{MS_E}",
  "\\chi^2=\\sum\\frac{(O-E)^2}{E}",
  "\\rho=\\frac{cov(x,y)}{\\sigma_x\\sigma_y}",
  "P(A|B)=\\frac{P(B|A)P(A)}{P(B)}",
  "\\int_{0}^{\\infty}e^{-x}dx=1",
  "\\lim_{n\\to\\infty}\\left(1+\\frac{1}{n}\\right)^n=e",
  "\\sqrt{a^2+b^2}\\ge\\frac{a+b}{\\sqrt{2}}",
  "\\ln L=-\\frac{n}{2}\\ln(2\\pi\\sigma^2)",
  "z=\\frac{x-\\mu}{\\sigma}",
  "H=-\\sum_{i}p_i\\log p_i",
  "Q=AK^{\\alpha}L^{1-\\alpha}",
];

/** Formulas and tables the Markdown below holds. */
export const MASS = { formulas: FORMULAS.length, tables: 3 } as const;
const SENTENCES_A_PARAGRAPH = 6;
const PARAGRAPHS_A_SECTION = 9;

/** Every sentence is another one, so that each can be told again wherever it goes. */
function sentence(n: number): string {
  const pick = (list: readonly string[], by: number) => list[Math.floor(n / by) % list.length] ?? "";
  return `第${n}条记录表明，${pick(SUBJECTS, 1)}${pick(FINDINGS, 3)}，${pick(REASONS, 5)}。`;
}

const table = (n: number) =>
  `| 年份 | 样本${n} | 均值 |\n|:--|--:|:-:|\n| 2023 | ${n}12 | **4.1** |\n| 2024 | ${n}30 | 4.3 |\n| 2025 | ${n}47 | $\\bar{x}_{${n}}$ |\n`;

export function reportMarkdown(): string {
  let sentences = 0;
  const formulas = [...FORMULAS];
  const paragraph = () => Array.from({ length: SENTENCES_A_PARAGRAPH }, () => sentence(++sentences)).join("");
  const extras: Readonly<Record<number, string>> = {
    0: "- 第一类书店\n  - 开业十年以上\n  - 开业不满十年\n- 第二类书店\n\n1. 先看客流\n2. 再看营收\n",
    1: "> 书店是城市的客厅。\n\n```python\nmean = sum(x) / len(x)\n```\n",
    2: `${table(1)}\n其中 $n$ 是样本数，**加粗**、*斜体*和[来源](https://example.com/data)照旧。\n`,
    4: table(2),
    5: table(3),
    6: "样本来自三个城区[^a]。\n",
  };
  const chapters = CHAPTERS.map((title, n) => {
    const sections = [1, 2].map((part) => {
      const paragraphs = Array.from({ length: PARAGRAPHS_A_SECTION }, paragraph);
      const own = formulas.splice(0, n === 0 && part === 1 ? 2 : 1).map((latex) => `$$\n${latex}\n$$`);
      return [`## ${title}之${part}`, ...paragraphs, ...own].join("\n\n");
    });
    return [`# ${title}`, extras[n] ?? paragraph(), ...sections].join("\n\n");
  });
  return `${chapters.join("\n\n")}\n\n[^a]: 抽样方法见附录。\n`;
}

/** What is pasted into the report on the page: a section with a table and two formulas. */
export const PASTED = `## 贴进来的一节

贴进来的第一段，带**加粗**。

| 项目 | 得分 |
|---|--:|
| 环境 | 4.5 |
| 服务 | 4.2 |

$$
a^2+b^2=c^2
$$

$$
E=mc^2
$$

贴进来的最后一段。`;
