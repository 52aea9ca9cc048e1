import type { MethodCard } from "../method-card.ts";

export const managementBackOffice: MethodCard = {
  key: "management-back-office",
  title: { zh: "管理端的实现", en: "The administrator's side" },
  methods: ["design"],
  roles: ["implementation"],
  standard: ["implementation"],
  kinds: ["software"],
  cues: {
    zh: ["管理员端", "管理端", "后台管理", "管理员"],
    en: ["functions for admins", "functions for administrators", "back office", "administrator"],
  },
  sentences: {
    zh: [
      "管理端以列表、筛选、详情、处理为主，列表默认显示待处理的，按等待时间排列，管理员打开即知道先办哪一件。",
      "查询条件由后台拼成带参数的语句，分页在数据库中完成，一次取全部再分页，数据多时会变慢。",
      "深分页宜按上一页最后一行的键继续取，而不是跳过若干行，后者越往后越慢，中途有新增还会重复。",
      "批量操作逐条返回成功或失败的原因，不因一条失败而整批不明。",
      "删除宜改为停用或移入回收，被其他记录引用的不能直接删除。",
      "导出的表格注意单元格以等号开头的内容会被当作公式执行，须加前缀处理。",
    ],
    en: [
      "The administrator's side is built around list, filter, detail and action; the list should by default show what is pending in order of waiting time, so that it is clear at once what to deal with first.",
      "Filter conditions should be turned into a parameterised query on the server, with paging done in the database; fetching everything and paging afterwards becomes slow as data grow.",
      "Deep pages should continue from the key of the last row of the previous page; skipping a number of rows becomes slower and slower and repeats entries when new ones are added meanwhile.",
      "A batch operation should return success or the reason of failure for each item, so that one failure does not leave the whole batch unclear.",
      "Deletion should be replaced by deactivating or moving to a bin, and what other records refer to cannot be deleted directly.",
      "In exported spreadsheets, cell contents that begin with an equals sign may be executed as formulas and need a prefix.",
    ],
  },
  missing: {
    zh: ["管理端的界面截图", "批量操作与导出的范围"],
    en: ["screenshots of the administrator's side", "scope of batch operations and exports"],
  },
  limits: {
    zh: ["管理端使用者少，易用性须请实际管理的人试用。"],
    en: ["Few people use the administrator's side, and its usability has to be tried out by those who actually administer."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
