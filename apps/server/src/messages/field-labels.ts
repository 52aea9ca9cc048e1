import type { Variant } from "@tangleaf/contract";

/** Names of input fields outside a scene's form, for refusals; keyed by the last part of the field's path. */
const FIELD_LABELS: Readonly<Record<Variant, Readonly<Record<string, string>>>> = {
  zh: {
    instruction: "修改意见",
    material: "材料",
    selection: "选中的文字",
    text: "文字",
    q: "要找的词",
    username: "用户名",
    password: "密码",
    oldPassword: "原密码",
    inviteCode: "邀请码",
    nickname: "昵称",
    amountFen: "退款金额（分）",
  },
  en: {
    instruction: "What to change",
    material: "Material",
    selection: "Selected text",
    text: "Text",
    q: "Search",
    username: "Username",
    password: "Password",
    oldPassword: "Current password",
    inviteCode: "Invite code",
    nickname: "Nickname",
    amountFen: "Refund (in fen)",
  },
};

/**
 * The name of `field` (a path such as `input.instruction`) in a sentence of `variant`. A field only programs fill in keeps its
 * path.
 */
export function fieldLabel(variant: Variant, field: string): string {
  const name = field.slice(field.lastIndexOf(".") + 1);
  const label = Object.hasOwn(FIELD_LABELS[variant], name) ? FIELD_LABELS[variant][name] : undefined;
  return label ?? field;
}
