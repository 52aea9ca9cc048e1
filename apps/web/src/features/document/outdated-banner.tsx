import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./rescued-banner.module.css";

/** This page is of another build than the server: it is loaded anew, and that one sends what was kept. */
export function OutdatedBanner({ state: { kind, keeps } }: { state: SyncState }) {
  if (kind !== "outdated") return null;
  const action = (
    <Button size="sm" tone="solid" onClick={() => location.reload()}>
      {m.saved.reload}
    </Button>
  );
  return (
    <div className={css["banner"]}>
      <Banner tone="amber" icon="warning-circle" {...(keeps && { action })}>
        <p>{keeps ? m.saved.outdatedKept : m.saved.outdatedNotKept}</p>
      </Banner>
    </div>
  );
}
