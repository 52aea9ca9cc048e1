import { webPaths } from "@tangleaf/contract/web-paths";
import { openPalette } from "#lib/overlay-stores.ts";
import { notFoundMessages as m } from "#messages/shell.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import css from "./not-found.module.css";

/** The 404 page, with two ways on. */
export function NotFound({ title = m.title }: { title?: string }) {
  return (
    <div className={css["page"]}>
      <ErrorState heading="h1" title={title}>
        {m.detail}
      </ErrorState>
      <div className={css["ways"]}>
        <Button onClick={() => openPalette()}>{m.search}</Button>
        <ButtonLink to={webPaths.home} tone="solid">
          {m.home}
        </ButtonLink>
      </div>
    </div>
  );
}
