import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, NavLink, useSearchParams } from "react-router";
import { watchEssayJob } from "#lib/essay-jobs.ts";
import { essayPath } from "#lib/essay-path.ts";
import { formatNumber } from "#lib/format.ts";
import { useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { essayMessages as m } from "#messages/essay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import { essaysQuery } from "../api.ts";
import css from "./essay-links.module.css";
import { essayState } from "./essay-state.ts";

/** As many as fit beside the rest; the others are a click away. */
const SHOWN_MAX = 8;

/** The sidebar's block beside the essays: the steps of the one that is open, all of them, and help. */
export function EssayLinks() {
  const [params] = useSearchParams();
  // The address of a stored page names no essay.
  const essayId = (useHydrated() ? params.get("essay") : null) ?? undefined;
  const signedIn = useSession((state) => state.token !== null);
  return (
    <div className={css["links"]}>
      <ul>
        <Place to={webPaths.essayTitle()} icon="file-plus-duotone" text={m.links.create} plain />
        <Place to={webPaths.essayTitle(essayId)} icon="lightbulb-duotone" text={m.steps.names.title} />
        <Place to={webPaths.essayOutline(essayId)} icon="list-numbers-duotone" text={m.steps.names.outline} />
        <Place to={webPaths.essayContent(essayId)} icon="article-duotone" text={m.steps.names.content} />
      </ul>
      {signedIn ? <OwnEssays /> : null}
      <p className={css["head"]}>
        <span>{m.links.helpers}</span>
      </p>
      <ul>
        <Place to={webPaths.essayHelp} icon="question-duotone" text={m.steps.help} />
        <Place to={webPaths.myUserRank} icon="crown-duotone" text={m.links.members} />
        <Place to={webPaths.myCount} icon="chart-bar-duotone" text={m.links.usage} />
      </ul>
    </div>
  );
}

function OwnEssays() {
  const { data } = useInfiniteQuery(essaysQuery({ q: "", bin: false }));
  const list = data?.pages[0]?.list ?? [];
  // What is being written elsewhere, or was begun by a page that is closed, is told of here as well.
  useEffect(() => {
    for (const { essayId, job } of list) if (job !== null) watchEssayJob(essayId);
  }, [list]);
  return (
    <>
      <p className={css["head"]}>
        <NavLink to={webPaths.essayList} className={css["all"]}>
          {m.links.mine(formatNumber(data?.pages[0]?.total ?? 0))}
        </NavLink>
      </p>
      <ul>
        {list.slice(0, SHOWN_MAX).map((essay) => (
          <li key={essay.essayId}>
            <Link to={essayPath(essay)} className={link["link"]} title={essay.title}>
              <Icon name="file-text-duotone" />
              <span className={link["label"]}>{essay.title === "" ? m.untitled : essay.title}</span>
              <span className={link["count"]}>{essayState(essay)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.pages[0]?.total === 0 ? <p className={css["none"]}>{m.links.none}</p> : null}
    </>
  );
}

/** `plain`: never shown as where one is. */
function Place({ to, icon, text, plain = false }: { to: string; icon: IconName; text: string; plain?: boolean }) {
  const To = plain ? Link : NavLink;
  return (
    <li>
      <To to={to} prefetch="intent" className={link["link"] ?? ""} title={text}>
        <Icon name={icon} />
        <span className={link["label"]}>{text}</span>
      </To>
    </li>
  );
}
