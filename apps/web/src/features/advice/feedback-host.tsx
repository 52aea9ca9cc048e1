import { useState } from "react";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useFeedback } from "./feedback-store.ts";

const FeedbackDialog = lazyWithQueries(() => import("./feedback-dialog.tsx").then((module) => module.FeedbackDialog));

/** The dialog for opinions, once somebody wants it. */
export function FeedbackHost() {
  const open = useFeedback((state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <FeedbackDialog /> : null;
}
