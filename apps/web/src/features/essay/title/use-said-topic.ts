import { ESSAY_MAJOR_MAX_CHARACTERS, ESSAY_TOPIC_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useArrivedSaid } from "#lib/use-arrived-said.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { TitleForm } from "./title-form.ts";

type Facts = Partial<Pick<TitleForm, "topic" | "major">>;

/**
 * A new essay begins with what the sentence says that led here. Words that stand in the form stay until somebody says otherwise;
 * either way there is a way back.
 */
export function useSaidTopic(isNew: boolean, form: TitleForm, change: (changed: Facts) => void): void {
  useArrivedSaid((said) => {
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
  }, isNew);
}
