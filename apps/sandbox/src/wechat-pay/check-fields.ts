type Rule = {
  readonly type: "string" | "integer" | "boolean" | "object";
  readonly optional?: true;
  /** Length of a text, or range of a number. */
  readonly min?: number;
  readonly max?: number;
  readonly maxBytes?: number;
  readonly pattern?: RegExp;
  readonly fields?: Fields;
};
export type Fields = Readonly<Record<string, Rule>>;

/** What is wrong with a call's content; null if nothing. Strict: unknown fields are refused. */
export function checkFields(content: unknown, fields: Fields, path = ""): string | null {
  if (typeof content !== "object" || content === null || Array.isArray(content)) return `${path || "body"} 不是对象`;
  const unknown = Object.keys(content).find((name) => !(name in fields));
  if (unknown !== undefined) return `${path}${unknown} 不是合法字段`;
  for (const [name, rule] of Object.entries(fields)) {
    const value = (content as Record<string, unknown>)[name];
    const wrong = value === undefined ? (rule.optional ? null : "缺少") : checkValue(value, rule, `${path}${name}.`);
    if (wrong !== null) return wrong.includes(" ") ? wrong : `${path}${name} ${wrong}`;
  }
  return null;
}

function checkValue(value: unknown, rule: Rule, path: string): string | null {
  if (rule.type === "object") return checkFields(value, rule.fields ?? {}, path);
  if (rule.type === "integer") {
    if (!Number.isSafeInteger(value)) return "不是整数";
    return isWithin(Number(value), rule) ? null : "超出范围";
  }
  if (typeof value !== rule.type) return "类型不符";
  if (typeof value !== "string") return null;
  if (!isWithin([...value].length, rule)) return "长度不符";
  if (rule.maxBytes !== undefined && Buffer.byteLength(value) > rule.maxBytes) return "长度不符";
  return rule.pattern === undefined || rule.pattern.test(value) ? null : "格式不符";
}

function isWithin(size: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Rule): boolean {
  return min <= size && size <= max;
}
