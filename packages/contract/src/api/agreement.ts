import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema } from "../entities/common.ts";
import { menuItemSchema } from "../entities/scene.ts";
import { SITE_PAGES } from "../site-pages.ts";

/** A notice for everybody. `info` is HTML that the page sanitises. */
export const notificationSchema = z.object({
  title: z.string(),
  date: z.string(),
  info: z.string(),
  url: z.string().optional(),
});
export type Notification = z.output<typeof notificationSchema>;

export const modelListItemSchema = z.object({
  name: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
  builtin: z.boolean(),
  /** Metered tokens per token of output. */
  price: z.number(),
});
export type ModelListItem = z.output<typeof modelListItemSchema>;

/** A card of the operator's beside the pages. */
export const adSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** A path of this site, or an address of another one. */
  url: z.string(),
});
export type Ad = z.output<typeof adSchema>;

export const settingsSchema = z.object({
  /** Legal registration lines of the footer; blank ones are not shown. */
  registrationNotices: z.array(z.string()),
  /** In the operator's order; none where there are none. */
  ads: z.array(adSchema),
  /** Providers of models the footer links to; none where there are none. */
  partners: z.array(z.object({ title: z.string(), url: z.string() })),
  customerServiceHours: z.object({ weekdays: z.string(), weekends: z.string() }),
  /** How the operator can be reached; null = not that way. */
  customerService: z.object({
    /** Address behind the QR of the customer service. */
    qr: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** Address behind the QR of the public account; null = none is shown. */
  publicAccountQr: z.string().nullable(),
  features: z.object({
    pay: z.boolean(),
    /** QR of the official account, and its sign-in inside the messaging app's own browser. */
    wxLogin: z.boolean(),
    /** The messaging platform's own sign-in page for web sites. */
    wxWeb: z.boolean(),
    passwordLogin: z.boolean(),
    devLogin: z.boolean(),
    /** The QR opens a page of this site that confirms the sign-in. */
    qrEmbedded: z.boolean(),
    /** The messaging platform is the sandbox, whose pages can be opened in another tab. */
    sandbox: z.boolean(),
    /** Whole essays may be written at once; off = the operator allows one section at a time. */
    essayFullText: z.boolean(),
    /** The web can be searched for sources. */
    webSearch: z.boolean(),
    /** Databases of published works can be asked. */
    bibliography: z.boolean(),
    /** The databases are the sandbox, whose works do not exist. */
    sampleWorks: z.boolean(),
  }),
  /** Name of the official account people follow by scanning. */
  wxAccountName: z.string(),
});

export const sitePageSchema = z.object({
  /** Made of Markdown by the server; holds no script, no picture and no markup of the text itself. */
  html: z.string(),
  /** Its parts in order: the id of the heading in `html`, and its words. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The operator has written it; else it is the default that comes with the software. */
  isOwn: z.boolean(),
});
export type SitePage = z.output<typeof sitePageSchema>;

export const agreementApi = {
  baseInfo: defineRoute({
    path: "/api/agreement/baseInfo",
    auth: "none",
    summary: "What a page needs to start: variant, models, notices, menu, settings.",
    input: emptySchema,
    output: z.object({
      variant: z.enum(["zh", "en"]),
      modelList: z.array(modelListItemSchema),
      notification: z.array(notificationSchema),
      menu: z.array(menuItemSchema),
      settings: settingsSchema,
    }),
  }),
  page: defineRoute({
    path: "/api/agreement/page",
    auth: "none",
    summary:
      "A page of plain text in the site's language (user agreement, privacy policy, information, help): the operator's own text, or the default.",
    input: z.object({ name: z.enum(SITE_PAGES) }),
    output: sitePageSchema,
  }),
};
