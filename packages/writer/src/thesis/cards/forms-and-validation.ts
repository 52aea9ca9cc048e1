import type { MethodCard } from "../method-card.ts";

export const formsAndValidation: MethodCard = {
  key: "forms-and-validation",
  title: { zh: "表单与输入校验", en: "Forms and validation" },
  methods: ["design"],
  roles: ["implementation"],
  standard: ["implementation"],
  kinds: ["software"],
  cues: {
    zh: ["功能的实现", "端功能", "主要功能", "录入", "表单", "提交"],
    en: ["functions for", "main functions", "form", "entry", "submit"],
  },
  sentences: {
    zh: [
      "输入在界面与后台各校验一次：界面的校验为了及时提示，后台的校验才是防线，因为请求可以绕过界面。",
      "校验的顺序是格式、范围、与已有数据是否冲突、是否有权，先做不查数据库的。",
      "提交按钮在请求返回前宜禁用，同时后台用唯一约束或请求编号防止重复提交，只禁用按钮挡不住网络重发。",
      "出错时保留用户已填的内容，提示写在对应的栏目旁。",
      "显示用户输入的内容须转义，拼接查询须用参数，前者防脚本注入，后者防 SQL 注入。",
      "上传文件按内容而不是扩展名判断类型，限制大小，存放名由系统生成。",
    ],
    en: [
      "Input is validated on the screen and on the server: the first gives early hints, the second is the defence, since requests can bypass the screen.",
      "Validation runs from format and range to conflicts with existing data and permission, beginning with what needs no database.",
      "The button is disabled until an answer arrives, and the server guards against repeats by a unique constraint or request number, as a disabled button does not stop a resend.",
      "After an error what was typed stays, and the message stands beside its field.",
      "Shown input is escaped and queries take parameters, the first against script injection, the second against SQL injection.",
      "Uploads are judged by content and not extension, limited in size, and stored under a generated name.",
    ],
  },
  missing: { zh: ["各栏目的校验规则", "界面截图"], en: ["rules for each field", "screenshots"] },
  limits: { zh: ["校验保证格式与规则，不保证内容属实。"], en: ["Validation ensures format and rules, not that entries are true."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
