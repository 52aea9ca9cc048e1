import { useUser } from "#lib/queries.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { dayAsWords } from "./day-in-words.ts";
import css from "./deletion-banner.module.css";
import { Reopen } from "./reopen.tsx";

/** Shown on every screen while the account is to be deleted: when, and how to keep it. */
export function DeletionBanner() {
  const closesAt = useUser()?.closesAt ?? null;
  if (closesAt === null) return null;
  return (
    <div className={css["notice"]} role="status">
      <Banner tone="amber" icon="warning-circle" action={<Reopen size="sm" />}>
        {m.closing.banner(dayAsWords(closesAt))}
      </Banner>
    </div>
  );
}
