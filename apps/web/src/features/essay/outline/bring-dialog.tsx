import type { OutlineInput } from "@tangleaf/contract";
import { ESSAY_SIBLINGS_MAX, ESSAY_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type { Limits } from "@tangleaf/contract/limits";
import { useRef, useState } from "react";
import { newUuid } from "#lib/new-uuid.ts";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { NO_OUTLINE, OutlineInput as OutlineSourceInput } from "#ui/outline-input/outline-input.tsx";
import { OutlinePreview } from "#ui/outline-preview/outline-preview.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { addOutline } from "./api.ts";
import css from "./bring-dialog.module.css";
import { EarlierOutlines } from "./earlier-outlines.tsx";
import type { OutlineForm } from "./outline-form.ts";
import { chaptersOf, readOutlineText, toOutlineInput } from "./read-outline.ts";

const m = essayOutlineMessages;

type Way = "text" | "essay";
type BringDialogProps = {
  open: boolean;
  onClose: () => void;
  essayId: string | undefined;
  form: OutlineForm;
  limits: Limits;
  /** What is brought in has a title, and there was none. */
  onTitle: (title: string) => void;
  onAdded: (added: { essayId: string; no: number }) => void;
};

/** An outline of one's own: pasted, from a file, or of another essay. What it becomes is seen before it is a version. */
export function BringDialog({ open, onClose, essayId, form, limits, onTitle, onAdded }: BringDialogProps) {
  const [way, setWay] = useState<Way>("text");
  const [source, setSource] = useState(NO_OUTLINE);
  const [earlier, setEarlier] = useState<readonly OutlineInput[]>([]);
  const [adding, setAdding] = useState(false);
  const [typedTitle, setTypedTitle] = useState("");
  /** One wish keeps its id: a second press does nothing twice. */
  const wish = useRef({ of: "", requestId: "" });
  const read = chaptersOf(source.file?.items ?? readOutlineText(source.text), source.file?.title);
  const outline = way === "text" ? toOutlineInput(read.chapters) : [...earlier];
  const ownTitle = form.title.trim();
  const readTitle = way === "text" ? read.title.slice(0, ESSAY_TITLE_MAX_CHARACTERS).trim() : "";
  const title = ownTitle || typedTitle.trim() || readTitle;
  const problem = problemOf(outline, limits);

  async function add(): Promise<void> {
    if (currentToken() === null) return openLogin({ reason: m.bring.signInReason });
    const of = JSON.stringify([essayId, form, outline]);
    if (wish.current.of !== of) wish.current = { of, requestId: newUuid() };
    setAdding(true);
    try {
      const added = await addOutline(essayId, { ...form, title }, { outline, requestId: wish.current.requestId });
      if (title !== form.title.trim()) onTitle(title);
      setSource(NO_OUTLINE);
      toast({ tone: "ok", title: m.versions.added(added.no), pill: true });
      onAdded(added);
    } catch (error) {
      toastRefusal(error, m.bring.failed);
    } finally {
      setAdding(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.bring.title}
      description={m.bring.lead}
      width="lg"
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.bring.cancel}</Button>
          <Button tone="solid" disabled={outline.length === 0 || problem !== null || title === "" || adding} onClick={() => void add()}>
            {adding ? m.bring.adding : m.bring.add}
          </Button>
        </>
      }
    >
      <div className={css["ways"]}>
        <Segmented
          label={m.bring.ways.label}
          value={way}
          onChange={setWay}
          options={[
            { value: "text", label: m.bring.ways.text },
            { value: "essay", label: m.bring.ways.essay },
          ]}
        />
      </div>
      {ownTitle === "" ? (
        <Field
          label={m.fields.title}
          required
          className={css["title"]}
          error={outline.length > 0 && title === "" ? m.bring.needsTitle : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={ESSAY_TITLE_MAX_CHARACTERS}
              autoComplete="off"
              placeholder={readTitle || m.bring.titlePlaceholder}
              value={typedTitle}
              onChange={(event) => setTypedTitle(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className={css["sides"]}>
        {way === "text" ? (
          <OutlineSourceInput
            source={source}
            onChange={setSource}
            label={m.bring.label}
            placeholder={m.bring.placeholder}
            rows={10}
            className={css["text"]}
          />
        ) : (
          <EarlierOutlines except={essayId} onChoose={setEarlier} />
        )}
        <OutlinePreview items={outline.map(toItem)} title={m.bring.preview} count={m.bring.count} nothing={m.bring.nothing} />
      </div>
      {outline.length > 0 && problem !== null ? (
        <p className={css["problem"]} role="alert">
          {problem}
        </p>
      ) : null}
    </Dialog>
  );
}

type Item = { title: string; children: Item[] };

function toItem({ title, targetCnt, subPara = [] }: OutlineInput): Item {
  const length = targetCnt ? ` · ${targetCnt} ${m.paper.unit}` : "";
  return { title: `${title}${length}`, children: subPara.map(toItem) };
}

/** Why an outline cannot be kept as it is; null = it can. */
function problemOf(outline: readonly OutlineInput[], { essayChapters }: Limits): string | null {
  if (outline.length > essayChapters) return m.bring.tooMany(outline.length, essayChapters);
  return isTooWide(outline) ? m.bring.tooWide(ESSAY_SIBLINGS_MAX) : null;
}

function isTooWide(lines: readonly OutlineInput[]): boolean {
  return lines.length > ESSAY_SIBLINGS_MAX || lines.some(({ subPara = [] }) => isTooWide(subPara));
}
