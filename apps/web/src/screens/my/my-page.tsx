import type { ReactNode } from "react";
import { QueryScope } from "#lib/query-scope.tsx";
import { openLogin, useSession } from "#lib/session-store.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./my-page.module.css";

const SKELETON_ROWS = 6;

type MyPageProps = {
  title: string;
  lead?: string;
  /** Right of the heading, for signed-in people only. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen of the account: its heading for everyone, what is in it for whoever is signed in. */
export function MyPage({ title, lead, aside, children }: MyPageProps) {
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  return (
    <div className={css["page"]}>
      <QueryScope>
        <header className={css["head"]}>
          <div>
            <h1>{title}</h1>
            {lead === undefined ? null : <p>{lead}</p>}
          </div>
          {token === null ? null : aside}
        </header>
        {token === null ? restored ? <SignInFirst /> : <SkeletonBars rows={SKELETON_ROWS} /> : children}
      </QueryScope>
    </div>
  );
}

function SignInFirst() {
  return (
    <EmptyState
      cells={m.signIn.cells}
      title={m.signIn.title}
      action={
        <Button tone="solid" onClick={() => openLogin()}>
          {m.signIn.action}
        </Button>
      }
    >
      {m.signIn.text}
    </EmptyState>
  );
}
