import { ESSAY_MAJOR_MAX_CHARACTERS, ESSAY_TOPIC_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { saidIn } from "#lib/said-state.ts";
import { useSession } from "#lib/session-store.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { TitleForm } from "./title-form.ts";

type Facts = Partial<Pick<TitleForm, "topic" | "major">>;

/**
 * A new essay begins with what the sentence says that led here. Words that stand in the form stay until somebody says otherwise;
 * either way there is a way back.
 */
export function useSaidTopic(isNew: boolean, form: TitleForm, change: (changed: Facts) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = useSession((state) => state.owner) !== undefined;
  /** Once around after it is known whose form this is, so that what was kept stands in it. */
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(isKnown), [isKnown]);
  /** The address is without it only a moment later. */
  const taken = useRef("");

  useEffect(() => {
    const said = saidIn(location.state);
    if (!isReady || !isNew || said === null || taken.current === location.key) return;
    taken.current = location.key;
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, preventScrollReset: true });
    const facts: Facts = {
      ...(typeof said["topic"] === "string" ? { topic: said["topic"].slice(0, ESSAY_TOPIC_MAX_CHARACTERS) } : {}),
      ...(typeof said["major"] === "string" ? { major: said["major"].slice(0, ESSAY_MAJOR_MAX_CHARACTERS) } : {}),
    };
    const before: Facts = { topic: form.topic, major: form.major };
    const news = Object.keys(facts).filter((key) => facts[key as keyof Facts] !== before[key as keyof Facts]);
    if (news.length === 0) return;
    const undo = () => change(before);
    if (news.some((key) => before[key as keyof Facts] !== "")) {
      const use = () => {
        change(facts);
        toast({ tone: "ok", title: m.said.used, action: { text: m.said.back, run: undo } });
      };
      toast({ tone: "info", title: m.said.kept, action: { text: m.said.use, run: use } });
      return;
    }
    change(facts);
    toast({ tone: "ok", title: m.said.filled, action: { text: m.said.undo, run: undo } });
  }, [isReady, isNew, location, navigate, form, change]);
}
