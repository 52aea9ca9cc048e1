import { AccountLinks } from "#features/account/account-links.tsx";
import { PriceLinks } from "#features/pay/price-links.tsx";
import { lazyPart } from "#lib/lazy-part.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";

const EssayLinks = lazyWithQueries(() => import("#features/essay/frame/essay-links.tsx").then((module) => module.EssayLinks));
const NotebookLinks = lazyWithQueries(() => import("#features/notebook/notebook-links.tsx").then((module) => module.NotebookLinks));

const TemplateLinks = lazyPart(() => import("#features/template/template-links.tsx").then((module) => module.TemplateLinks));

const PageLinks = lazyPart(() => import("#features/information/page-links.tsx").then((module) => module.PageLinks));

const ToolPlaceLinks = lazyPart(() => import("./tool-links.tsx").then((module) => module.ToolPlaceLinks));

const LINKS = {
  about: PageLinks,
  account: AccountLinks,
  price: PriceLinks,
  essay: EssayLinks,
  notebook: NotebookLinks,
  template: TemplateLinks,
  tools: ToolPlaceLinks,
} as const;

/** The sidebar's block where no scenes are: in the account, beside the prices, among the essays or notes, in the library of templates, among the tools, beside the pages about us and the guides. */
export function OwnLinks({ place }: { place: keyof typeof LINKS }) {
  const Links = LINKS[place];
  return <Links />;
}
