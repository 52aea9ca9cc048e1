import { Document, Packer, Paragraph, Math as WordMath } from "docx";
import { latexToMath } from "docx/math";
import { expect, it, test } from "vitest";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { ommlToLatex } from "./omml-to-latex.ts";
import { findAll, parseXml } from "./parse-xml.ts";

/** What Word files hold of a formula, and the LaTeX read of it. */
async function readBack(latex: string): Promise<string | null | undefined> {
  const document = new Document({
    sections: [{ children: [new Paragraph({ children: [new WordMath({ children: latexToMath(latex) })] })] }],
  });
  const xml = readZipText(await Packer.toBuffer(document)).get("word/document.xml") ?? "";
  const [formula] = findAll(parseXml(xml), "m:oMath");
  return formula && ommlToLatex(formula);
}

/** Written as they are read. */
const SAME = String.raw`
x^2
x_{1,2}=\frac{-b\pm\sqrt{b^2-4ac}}{2a}
\sqrt[3]{x}
\sum_{i=1}^ni=\frac{n(n+1)}{2}
\lim_{n\to\infty}a_n
\begin{pmatrix}1 & 2 \\ 3 & 4\end{pmatrix}
\begin{cases}x & x>0 \\ -x & x\le0\end{cases}
\begin{aligned}a&=b \\ &=c\end{aligned}
\hat{x}+\bar{y}+\vec{v}+\dot{z}
\overline{AB}
\underbrace{a+b}_n
\left(\frac{a}{b}\right)
\left\{x\mid x>0\right\}
\text{速度}=\frac{\text{距离}}{\text{时间}}
\mathbb{R}^n
\mathbf{A}x=\mathbf{b}
\sin^2x+\cos^2x=1
\log_2n
\max_{x\in X}f(x)
\binom{n}{k}
\oint_C\vec{F}\cdot d\vec{r}
\bigcup_iA_i
\alpha\beta\gamma\Delta\Omega
\nabla\cdot\mathbf{E}
A\xrightarrow{f}B
\forall x\exists y
\operatorname{rank}(A)
\overset{!}{=}
\boldsymbol{\beta}
\lfloor x\rfloor+\lceil y\rceil
\left.\frac{dy}{dx}\right|
\widehat{ABC}
5\%
\boxed{x}
\int\limits_0^1x
`
  .trim()
  .split("\n");

test.each(SAME)("reads %s as it was written", async (latex) => {
  expect(await readBack(latex)).toBe(latex);
});

/** Written in other ways, they mean the same: what is read of them is read again as itself. */
const ALIKE = String.raw`
\begin{align} a &= b \\ &= c \end{align}
\stackrel{def}{=}
\begin{array}{c|c} a & b \\ \hline c & d \end{array}
{}_a^b X
\|x\|_2
\mathrm{H_2O}
\not=
\cancel{x}
a \bmod n
\substack{a\\b}
f''(x)+f'(x)
\quad a \qquad b\,c
x_{i_j}^{2^k}
\underset{x}{\arg\min} f
\mathcal{L}(\theta)
\$ 100 \& \_
x<0
{a+b}^2
`
  .trim()
  .split("\n");

test.each(ALIKE)("reads %s as one form that stays", async (latex) => {
  const read = await readBack(latex);
  expect(read).toBeTypeOf("string");
  expect(await readBack(read ?? "")).toBe(read);
});

it("says so where a formula has a part it does not know", () => {
  expect(ommlToLatex(parseXml("<m:oMath><m:r><m:t>a</m:t></m:r><m:future/></m:oMath>"))).toBeNull();
});
