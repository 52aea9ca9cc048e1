/** Texts as the product writes them, one of each kind of paper. */
export const WEEKLY_REPORT = `# 前端组周报（第 47 周）

## 一、本周完成

本周围绕**支付改版**开展工作，完成了 API 接口联调，修复缺陷 12 个。上线后“首屏时间”由 2.1 秒降到 0.8 秒，详见[监控面板](https://example.com/board)。

1. 完成登录页重构
   - 二维码轮询
   - 验证码刷新
2. 完成订单列表
   1. 分页
   2. 筛选

## 二、数据

| 指标 | 上周 | 本周 | 说明 |
|---|--:|--:|:-:|
| 首屏时间（秒） | 2.1 | 0.8 | 预渲染 |
| 缺陷数 | 20 | 8 | 【待补充：严重缺陷数】 |

> 数据取自监控平台。

\`\`\`ts
const budget = 130;
\`\`\`

---

## 三、下周计划

继续推进。

报告人：张三
2026年11月21日
`;

export const ENGLISH_LETTER = `# Application for Leave

Dear Mr. Smith,

I am writing to ask for **three days** of leave from 24 to 26 November.

## What is covered

1. Release of the payment page
   1. smoke test
2. On-call duty

- [ ] Budget review

Yours sincerely,
Zhang San
`;

export const OFFICIAL_NOTICE = `# 某区教育局关于开展2026年秋季学期校园安全专项检查工作的通知

各县区教育局、各直属学校:

为全面落实校园安全工作责任，切实保障广大师生生命财产安全，根据上级部署，决定在全区开展校园安全专项检查。现将有关事项通知如下：

## 一、检查范围

全区各级各类学校、幼儿园及校外培训机构，共计 128 所。

## 二、检查内容

（一）消防安全。重点检查消防通道是否畅通，**用电用气**是否规范。

### (二)交通安全

1. 校车管理。检查校车证照、驾驶人资质和行车记录。
2. 周边秩序。检查上下学时段疏导情况。

（1）第四层次的内容。

- 设立护学岗

| 时间 | 内容 |
|---|---|
| 11月24日 | 自查自纠 |

## 三、工作要求

各单位要高度重视，加强领导，于2026年12月10日前将自查报告报送区教育局。

特此通知。

附件：1. 校园安全专项检查表
2. 检查组名单

某区教育局
2026年11月21日
`;

export const FORMULAS = `# 一元二次方程求根

设方程 $ax^2+bx+c=0$，其判别式为 \\(\\Delta=b^2-4ac\\)：

$$
x_{1,2}=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}
$$

\\[ A=\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\]

不认识的命令 $\\unknowncmd{x}$ 保留原文。价格 $5 到 $6 是文字。

| 符号 | 含义 |
|:-:|---|
| $\\alpha$ | 显著性水平 |
`;
