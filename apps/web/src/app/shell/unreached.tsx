import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect } from "react";
import { useOnline } from "#lib/use-online.ts";
import { offlineMessages } from "#messages/offline.ts";
import { notFoundMessages } from "#messages/shell.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import css from "./not-found.module.css";

const m = offlineMessages.screen;

/** A screen that could not be had: whether the network or the site is away, and the way to it. It opens by itself once the network is back. */
export function Unreached({ to }: { to: string }) {
  const online = useOnline();
  const { title, detail } = online ? m.silent : m.offline;
  useEffect(() => {
    const open = () => location.replace(to);
    window.addEventListener("online", open);
    return () => window.removeEventListener("online", open);
  }, [to]);
  return (
    <div className={css["page"]}>
      <ErrorState heading="h1" title={title}>
        {detail}
      </ErrorState>
      <div className={css["ways"]}>
        <Button onClick={() => location.replace(to)}>{notFoundMessages.retry}</Button>
        <ButtonLink to={webPaths.home} tone="solid">
          {notFoundMessages.home}
        </ButtonLink>
      </div>
    </div>
  );
}
