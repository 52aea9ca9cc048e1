import { defineScene } from "../../src/scene-schema.ts";

export const loanSlip = defineScene({
  key: "loanSlip",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "借条", en: "IOU" },
  remark: { zh: "欠条、借据，写全才有用", en: "Who owes whom, how much, until when" },
  notice: {
    zh: "本稿只是起草参考，不是法律意见。签署前请核对身份与金额，要紧的请律师看过。",
    en: "A draft to start from, not legal advice. Check names and amounts before signing, and ask a lawyer where it matters.",
  },
  marked: "",
  icon: "coins",
  form: [
    {
      key: "name",
      label: { zh: "借款人", en: "Borrower" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：周安",
        en: "e.g. Zhou An",
      },
    },
    {
      key: "people",
      label: { zh: "出借人", en: "Lender" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：何静",
        en: "e.g. He Jing",
      },
    },
    {
      key: "budget",
      label: { zh: "借款金额", en: "Amount" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：人民币 30000 元",
        en: "e.g. 30,000 yuan",
      },
    },
    {
      key: "timeSpan",
      label: { zh: "借款和还款日期", en: "Dates" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：2026 年 4 月 1 日借，2027 年 3 月 31 日前还清",
        en: "e.g. lent on 1 April 2026, due by 31 March 2027",
      },
    },
    {
      key: "content",
      label: { zh: "利息与其他约定", en: "Interest and other terms" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：年利率 3%；银行转账交付；用于装修；提前还款按实际天数算利息",
        en: "e.g. 3% a year; paid by bank transfer; for repairs; early repayment counts the actual days",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 300,
      step: 50,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "official", register: "legal", unit: "char" },
  recipe: {
    role: "出具借条的借款人",
    task: "写一张借条，写明借款人与出借人的姓名和身份证号、借款金额（大写与小写）、用途、交付方式、借款与还款日期、利息、逾期责任，由借款人签名并写日期",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 4 },
      { zh: "双方、金额与日期", en: "Parties, amount and dates", fn: "table", weight: 44 },
      { zh: "还款、利息与逾期", en: "Repayment, interest and default", fn: "rule", weight: 34 },
      { zh: "签署", en: "Signature", fn: "sign", weight: 18 },
    ],
    style: ["一句一项，不写感情话", "写“借到”，不写“借”"],
    constraints: [
      "金额同时写大写和小写，大写没给的按小写换算",
      "身份证号没给的标【待补充】",
      "利率没给的写“不计利息”",
      "注明利率不得超过合同成立时一年期贷款市场报价利率的四倍",
      "写清款项是否已经收到",
    ],
    reader: { zh: "出借人", en: "the lender" },
    en: {
      role: "the borrower who signs the note",
      task: "Write an IOU by which the borrower acknowledges the loan and undertakes to repay it by the date given.",
      rules: [
        'write "I, …, acknowledge that I have borrowed and received", or say how and when the money will be handed over',
        "give the amount in figures and in words",
        "give lender, purpose, date of the loan, date and manner of repayment, one to a line",
        'state the interest, or "interest-free [to be confirmed]" where none is given, and note that it must stay within the legal limit',
        "say what applies if repayment is late, only as agreed",
        "leave identity numbers as marks, and end with signature and date of the borrower",
      ],
    },
  },
});
