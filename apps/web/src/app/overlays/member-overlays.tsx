import { useEffect, useState } from "react";
import { FeedbackHost } from "#features/advice/feedback-host.tsx";
import { GiftRefused } from "#features/gift/gift-refused.tsx";
import { MessageBox } from "#features/messages/message-box.tsx";
import { ServiceHost } from "#features/service/service-host.tsx";
import { UnsavedDialog } from "#features/session/unsaved-dialog.tsx";
import { useEssayJobs, watchedEssays } from "#lib/essay-jobs.ts";
import { openFeedback } from "#lib/feedback-store.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useNameDialog } from "#lib/name-dialog-store.ts";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { currentToken, useSession } from "#lib/session-store.ts";

const PayDialog = lazyWithQueries(() => import("#features/pay/pay-dialog.tsx").then((module) => module.PayDialog));

const NpsCard = lazyWithQueries(() => import("#features/advice/nps-card.tsx").then((module) => module.NpsCard));

const NameDialog = lazyWithQueries(() => import("#features/account/name-dialog.tsx").then((module) => module.NameDialog));

const UserEvents = lazyWithQueries(() => import("#features/events/user-events.tsx").then((module) => module.UserEvents));

const EssayWatcher = lazyWithQueries(() => import("#features/essay/frame/essay-watcher.tsx").then((module) => module.EssayWatcher));

/** What may lie over the page of whoever is signed in. Leaving closes the pay box. */
export function MemberOverlays() {
  const open = usePayBox((state) => state.open);
  const canPay = useCanPay();
  const [wanted, setWanted] = useState(false);
  const isNaming = useNameDialog((state) => state.open);
  useEssayJobs((state) => state.changes);
  const owner = useSession((state) => state.owner);
  const watching = typeof owner === "string" && Object.keys(watchedEssays()).length > 0;
  if (open && canPay && !wanted) setWanted(true);
  useEffect(() => {
    // Asked for by an answer of the server, where nothing can be bought: its notice stands alone.
    if (open && canPay === false) closePay();
  }, [open, canPay]);
  useEffect(
    () => () => {
      if (currentToken() === null) closePay();
    },
    [],
  );
  return (
    <>
      {wanted ? <PayDialog /> : null}
      {isNaming ? <NameDialog /> : null}
      <UserEvents />
      {watching ? <EssayWatcher /> : null}
      <GiftRefused />
      <MessageBox />
      <FeedbackHost />
      <ServiceHost onFeedback={openFeedback} />
      <NpsCard />
      <UnsavedDialog />
    </>
  );
}
