import { ADVICE } from "@tangleaf/contract/advice";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { Link } from "react-router";
import { closeFeedback, useFeedback } from "#lib/feedback-store.ts";
import { adviceMessages as m } from "#messages/advice.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea, TextInput } from "#ui/field/field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./advice.module.css";
import { sendOpinion } from "./api.ts";
import { Stars } from "./stars.tsx";

const EMPTY = { star: 0, content: "", contract: "", agree: false };
type Typed = typeof EMPTY;
type Problems = Partial<Record<keyof Typed | "all", string>>;

const countOf = (text: string) => text.trim().length;

/** Everything that is wrong with it at once, each at its place. */
function problemsOf({ star, content, contract, agree }: Typed): Problems {
  const length = countOf(content);
  return {
    ...(star === 0 && { star: m.problems.stars }),
    ...(length === 0 && { content: m.problems.content }),
    ...(length > 0 && length < ADVICE.minCharacters && { content: m.problems.contentShort(ADVICE.minCharacters) }),
    ...(length > ADVICE.maxCharacters && { content: m.problems.contentLong(length, ADVICE.maxCharacters) }),
    ...(countOf(contract) > ADVICE.contactMaxCharacters && { contract: m.problems.contactLong(ADVICE.contactMaxCharacters) }),
    ...(!agree && { agree: m.problems.agree }),
  };
}

/** An opinion on the product: stars, words, and how to be reached. Closing with words that were not sent asks first. */
export function FeedbackDialog() {
  const open = useFeedback((state) => state.open);
  const about = useFeedback((state) => state.about) ?? "";
  const [taken, setTaken] = useState("");
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const isDirty = (typed.content.trim() !== "" && typed.content !== about) || typed.contract.trim() !== "" || typed.star > 0;
  // What it is about stands before words that were typed.
  if (about !== taken) {
    setTaken(about);
    if (about !== "") setTyped((before) => ({ ...before, content: about + before.content }));
  }
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])), all: undefined }));
    setLeaving(false);
  };
  const end = () => {
    setTyped(EMPTY);
    setProblems({});
    setLeaving(false);
    closeFeedback();
    useFeedback.setState({ about: undefined });
  };
  const send = async () => {
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const { star, content, contract } = typed;
    const result = await sendOpinion({ star, content: content.trim(), contract: contract.trim() });
    setSending(false);
    if (result.sent) {
      toast({ tone: "ok", title: m.sent });
      return end();
    }
    setProblems({ [result.field !== null && result.field in EMPTY ? result.field : "all"]: result.message ?? m.problems.unreached });
  };
  return (
    <Dialog
      open={open}
      onClose={end}
      mayClose={() => {
        if (isDirty) setLeaving(true);
        return !isDirty;
      }}
      title={m.title}
      description={m.lead}
      width="md"
      actions={
        leaving ? (
          <div className={css["leave"]} role="alert">
            <span>{m.leave.text}</span>
            <Button onClick={end}>{m.leave.discard}</Button>
            <Button tone="solid" onClick={() => setLeaving(false)}>
              {m.leave.stay}
            </Button>
          </div>
        ) : (
          <Button tone="solid" waiting={sending} onClick={() => void send()}>
            {m.send}
          </Button>
        )
      }
    >
      <Stars value={typed.star} problem={problems.star} onChange={(star) => change({ star })} />
      <Field
        label={m.content}
        required
        aside={`${countOf(typed.content)} / ${ADVICE.maxCharacters}`}
        hint={m.contentHint}
        error={problems.content}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={typed.content}
            onChange={(event) => change({ content: event.target.value })}
            onBlur={() => {
              if (typed.content.trim() === "") setProblems((before) => ({ ...before, content: m.problems.contentBlur }));
            }}
          />
        )}
      </Field>
      <Field label={m.contact} aside={m.optional} hint={m.contactHint} error={problems.contract}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="email"
            value={typed.contract}
            onChange={(event) => change({ contract: event.target.value })}
          />
        )}
      </Field>
      <div className={css["agree"]}>
        <Check checked={typed.agree} onChange={(agree) => change({ agree })}>
          {m.agree.before} <Agreed to={webPaths.agreement} text={m.agree.agreement} /> {m.agree.and}{" "}
          <Agreed to={webPaths.privacy} text={m.agree.privacy} />
        </Check>
        {problems.agree === undefined ? null : (
          <p role="alert" className={css["problem"]}>
            {problems.agree}
          </p>
        )}
      </div>
      {problems.all === undefined ? null : (
        <p role="alert" className={css["problem"]}>
          {problems.all}
        </p>
      )}
    </Dialog>
  );
}

/** Opens beside the page: what was typed stays. */
function Agreed({ to, text }: { to: string; text: string }) {
  return (
    <Link className="link" to={to} target="_blank">
      {text}
    </Link>
  );
}
