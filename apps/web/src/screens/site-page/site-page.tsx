import type { SitePageName } from "@tangleaf/contract/site-pages";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { PageText } from "./page-text.tsx";
import css from "./site-page.module.css";

const SKELETON_ROWS = 12;

/** The user agreement or the privacy policy: the operator's own text, or the default. */
export function SitePage({ name }: { name: SitePageName }) {
  return (
    <article className={css["page"]}>
      <h1>{m.titles[name]}</h1>
      <QueryScope>
        <Text name={name} />
      </QueryScope>
    </article>
  );
}

function Text({ name }: { name: SitePageName }) {
  const answer = useQuery({
    queryKey: queryKeys.sitePage(name),
    queryFn: ({ signal }) => call("/api/agreement/page", { name }, { signal, shownBy: "screen" }),
  });
  return (
    <Loaded answer={answer} failed={m.failed} skeletonRows={SKELETON_ROWS}>
      {({ html, isOwn }) => (
        <>
          <p className={css["source"]}>{isOwn ? m.own : m.standard}</p>
          <PageText html={html} />
        </>
      )}
    </Loaded>
  );
}
