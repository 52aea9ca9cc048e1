import { useState } from "react";
import { useFeedback } from "#lib/feedback-store.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";

const FeedbackDialog = lazyWithQueries(() => import("./feedback-dialog.tsx").then((module) => module.FeedbackDialog));

/** The dialog for opinions, once somebody wants it. */
export function FeedbackHost() {
  const open = useFeedback((state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <FeedbackDialog /> : null;
}
