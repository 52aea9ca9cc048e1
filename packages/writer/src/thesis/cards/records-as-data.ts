import type { MethodCard } from "../method-card.ts";

export const recordsAsData: MethodCard = {
  key: "records-as-data",
  title: { zh: "业务记录作为数据", en: "Business records as data" },
  methods: ["case"],
  roles: ["status", "results"],
  standard: ["status"],
  cues: { zh: ["记录与数据", "单据", "台账", "登记", "统计"], en: ["records of", "records and figures", "ledger", "register"] },
  sentences: {
    zh: [
      "业务单据是为办事而留的，用作研究数据之前须看它记了什么、没记什么，没有单据不等于没有发生。",
      "抽取单据应写明起止日期、全部份数与抽取的办法，宜连续抽取一段或按固定间隔抽取，不可只挑有问题的。",
      "同一事项有两处记录的，应当互相核对，两处不一致的笔数就是一项可以报告的数字。",
      "分类须在统计之前定好，一笔归入几类的，要说明按主要一项还是重复计数。",
      "涂改、补记和空白的单据单独计数，它们说明记录本身是否可靠。",
      "数字宜按月或按周列出，并附同期的业务量，只给合计看不出变化。",
    ],
    en: [
      "Business documents are kept to get work done; before they serve as data, it should be examined what they record and what they do not, since the absence of a document does not mean that nothing happened.",
      "For a sample of documents, period, total and way of drawing are stated; a continuous run or fixed intervals should be taken, not only those with faults.",
      "Where a matter is recorded twice, the records are checked against each other, and the number of disagreements is a figure to report.",
      "Categories should be fixed before counting, and for an item that fits several it should be said whether it is counted under the main one only or under each.",
      "Documents altered, filled in later or left blank are counted separately, as they show how far records can be trusted.",
      "Figures should be listed by month or week beside the volume of business; a total shows no change.",
    ],
  },
  missing: {
    zh: ["单据的起止日期、总份数与抽取份数", "分类的标准"],
    en: ["period, total and number of documents drawn", "the categories"],
  },
  limits: { zh: ["记录只反映记下来的部分。"], en: ["Records show what was recorded."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "记录的统计", en: "Records by period" },
      head: { zh: ["期间", "业务总量", "发生笔数", "比率", "备注"], en: ["Period", "All transactions", "Occurrences", "Rate", "Remarks"] },
    },
  ],
  never: { zh: [], en: [] },
};
