import type { Variant } from "@tangleaf/contract";

/** The line of the agreement and the privacy policy that says whom to write to. */
export const sitePageContact: Readonly<Record<Variant, (email: string | undefined) => string>> = {
  zh: (email) => (email === undefined ? "运营者还没有填写联系方式。" : `联系我们：<${email}>`),
  en: (email) => (email === undefined ? "The operator has not given an address yet." : `Write to us: <${email}>`),
};
