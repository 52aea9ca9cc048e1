import { useState } from "react";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useServiceDialog } from "#lib/service-dialog-store.ts";

const ServiceDialog = lazyWithQueries(() => import("./service-dialog.tsx").then((module) => module.ServiceDialog));

/** The dialog of the customer service, once somebody wants it; from it one may go on to the dialog for opinions. */
export function ServiceHost({ onFeedback }: { onFeedback: () => void }) {
  const open = useServiceDialog((state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <ServiceDialog onFeedback={onFeedback} /> : null;
}
