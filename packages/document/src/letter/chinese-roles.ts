/** What a paragraph of a Chinese letter or official document is, told by its place and words. */
export type Role = "body" | "salutation" | "greeting" | "signature" | "date" | "attachment" | "attachmentItem";

const SALUTATION_MAX_CHARACTERS = 60;
const SIGNATURE_MAX_CHARACTERS = 30;
const SALUTATION = /[：:]$/;
/** "现将情况报告如下：" leads in the text and addresses nobody. */
const LEAD_IN = /如下|以下|下列|[。；！？]/;
const DEAR = /^(?:尊敬|敬爱|亲爱|各|致|全体|贵)/;
const DIGITS = "[0-9〇○零一二三四五六七八九十×xX_＿]";
const DATE = new RegExp(
  `^(?:日期：)?(?:${DIGITS}{2,4}\\s*年\\s*${DIGITS}{1,3}\\s*月\\s*${DIGITS}{1,3}\\s*日|【(?:待补充|待填写)：?[^】]*(?:日期|时间)[^】]*】)$`,
);
const SIGNER = /^(?:申请|报告|汇报|检讨|致歉|承诺|述职|发言|署名|此致|请示|陈述|推荐|请假|保证|发文|落款|求职|自荐)[人单位]*[：:]/;
const ATTACHMENT = /^附件[：:]/;
const ATTACHMENT_ITEM = /^\d+[.．、]/;
/** Lines at the end looked at for signature and date. */
const ENDING_LINES = 4;

/** One role per line; `null` stands for a block that is not a paragraph (a heading, a table). */
export function chineseRoles(lines: readonly (string | null)[], options: { official: boolean }): Role[] {
  const roles: Role[] = lines.map(() => "body");
  const first = lines.findIndex((line) => line !== null);
  const opening = lines[first];
  if (first === 0 && opening !== undefined && opening !== null && isSalutation(opening, options.official)) roles[0] = "salutation";
  markGreeting(lines, roles);
  markAttachments(lines, roles);
  markEnding(lines, roles);
  return roles;
}

function isSalutation(line: string, official: boolean): boolean {
  if (!SALUTATION.test(line) || line.length > SALUTATION_MAX_CHARACTERS || LEAD_IN.test(line)) return false;
  return official || DEAR.test(line) || !line.includes("，");
}

/** 此致 stands in, 敬礼 on the next line stands out. */
function markGreeting(lines: readonly (string | null)[], roles: Role[]): void {
  for (const [index, line] of lines.entries()) {
    if (line !== null && /^敬礼/.test(line) && lines[index - 1] === "此致") roles[index] = "greeting";
  }
}

function markAttachments(lines: readonly (string | null)[], roles: Role[]): void {
  for (const [index, line] of lines.entries()) {
    if (line === null) continue;
    if (ATTACHMENT.test(line)) roles[index] = "attachment";
    const previous = roles[index - 1];
    if (ATTACHMENT_ITEM.test(line) && (previous === "attachment" || previous === "attachmentItem")) roles[index] = "attachmentItem";
  }
}

function markEnding(lines: readonly (string | null)[], roles: Role[]): void {
  const last = lines.length - 1;
  for (let index = last; index > Math.max(-1, last - ENDING_LINES); index--) {
    const line = lines[index];
    if (line === undefined || line === null) return;
    const below = roles[index + 1];
    if (DATE.test(line)) roles[index] = "date";
    else if (isSigner(line, index === last || below === "date", below)) roles[index] = "signature";
    else if (index < last) return;
  }
}

/** The name above the date, or a line that says whose name it is, at the very end. */
function isSigner(line: string, nextToEnd: boolean, below: Role | undefined): boolean {
  if (line.length > SIGNATURE_MAX_CHARACTERS || /[。！？；，：:]$/.test(line))
    return SIGNER.test(line) && line.length <= SIGNATURE_MAX_CHARACTERS;
  if (SIGNER.test(line)) return true;
  return nextToEnd && below === "date" && !/^(?:敬礼|此致|特此)/.test(line);
}
