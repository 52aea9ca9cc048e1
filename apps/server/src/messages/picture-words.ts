import type { Variant } from "@tangleaf/contract";

/** What stands in the pictures of pages that are shared, beside what the catalogue says. */
export const pictureWords: Readonly<
  Record<Variant, { readonly name: string; readonly templates: string; readonly home: { readonly title: string; readonly remark: string } }>
> = {
  zh: { name: "橘笺", templates: "模板库", home: { title: "今天要交什么？", remark: "说一句，稿子就写起来：论文、周报、公文、脚本" } },
  en: {
    name: "Tangleaf",
    templates: "Templates",
    home: { title: "What's due today?", remark: "Say it in a sentence and start with a draft" },
  },
};
