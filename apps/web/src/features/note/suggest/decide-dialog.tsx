import { diffSigned } from "@tangleaf/document/convert";
import { hasSameSigns } from "@tangleaf/document/signs";
import { shownText } from "#editor/suggest/cited-text.ts";
import { accepted, rejected } from "#editor/suggest/decide.ts";
import type { Decision } from "#editor/suggest/decision.ts";
import type { PlacedPassage } from "#editor/suggest/place-passages.ts";
import { signedText } from "#editor/suggest/signed-text.ts";
import { oneChange, type Stretch, stretchesOf } from "#editor/suggest/single-changes.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Button } from "#ui/button/button.tsx";
import { ChangedText } from "#ui/changed-text/changed-text.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import css from "./suggest.module.css";
import type { SuggestWork } from "./use-suggest.ts";

type DecideDialogProps = { work: SuggestWork; id: string | null; placed: readonly PlacedPassage[]; onClose: () => void };

/** One suggestion paragraph by paragraph and change by change; what was changed since is shown as it was, is and would be. */
export function DecideDialog({ work, id, placed, onClose }: DecideDialogProps) {
  const own = id === null ? [] : placed.filter((one) => one.suggestion.id === id);
  const action = own[0]?.suggestion.action ?? "polish";
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={m.decide.title(m.actions[action])}
      shape="sheet"
      width="lg"
      focusWhole
      actions={<Button onClick={onClose}>{m.decide.close}</Button>}
    >
      {own.length === 0 ? <p className={css["empty"]}>{m.decide.done}</p> : null}
      {own.map((one) => (
        <section key={one.index} className={css["passage"]} aria-label={m.decide.paragraph(one.index + 1)}>
          <Passage placed={one} onDecide={(decision) => void work.decide([decision])} />
        </section>
      ))}
    </Dialog>
  );
}

type PassageProps = { placed: PlacedPassage; onDecide: (decision: Decision) => void };

function Passage({ placed, onDecide }: PassageProps) {
  if (placed.state === "changed") return <Versions placed={placed} onDecide={onDecide} />;
  if (placed.state === "gone") return <Gone placed={placed} onDecide={onDecide} />;
  return <Changes placed={placed} onDecide={onDecide} />;
}

function shownPieces(one: Stretch): { type: "kept" | "removed" | "added"; text: string }[] {
  if ("kept" in one) return [{ type: "kept", text: shownText(one.kept) }];
  const { removed, added } = one;
  return [
    { type: "removed" as const, text: removed },
    { type: "added" as const, text: shownText(added) },
  ].filter(({ text }) => text !== "");
}

function Changes({ placed, onDecide }: PassageProps) {
  const { passage } = placed;
  const isNew = passage.behind === 1;
  const stretches = stretchesOf(passage);
  const pieces = isNew ? [{ type: "added" as const, text: shownText(passage.becomes ?? "") }] : stretches.flatMap(shownPieces);
  const changes = stretches.flatMap((one, at) => ("kept" in one ? [] : [{ ...one, at }]));
  return (
    <>
      <p className={css["text"]}>
        <ChangedText pieces={pieces} />
      </p>
      {isNew || changes.length < 2
        ? null
        : changes.map(({ removed, added, at }) => (
            <div key={at} className={css["change"]}>
              <p>
                {m.decide.removed} <del>{removed || "—"}</del> → {m.decide.added} <ins>{shownText(added) || m.decide.nothing}</ins>
              </p>
              <Button size="sm" onClick={() => onDecide(oneChange(placed, at, true))}>
                {m.decide.take}
              </Button>
              <Button size="sm" tone="ghost" onClick={() => onDecide(oneChange(placed, at, false))}>
                {m.decide.drop}
              </Button>
            </div>
          ))}
      <div className={css["choices"]}>
        <Button size="sm" tone="ghost" onClick={() => onDecide(rejected(placed))}>
          {m.decide.dropAll}
        </Button>
        <Button size="sm" tone="solid" onClick={() => onDecide(accepted(placed))}>
          {m.decide.takeAll}
        </Button>
      </div>
    </>
  );
}

/** Then, now, suggested: whichever is chosen, undo brings the others back. */
function Versions({ placed, onDecide }: PassageProps) {
  const { passage, node, suggestion, index } = placed;
  const now = node === null ? "" : signedText(node);
  const becomes = passage.becomes ?? "";
  const take = (text: string): Decision => ({ id: suggestion.id, index, text, left: null });
  const isNew = passage.behind === 1;
  const versions = [
    { title: m.decide.atFirst, text: passage.was, keep: m.decide.keepThen, isPossible: !isNew && hasSameSigns(now, passage.was) },
    { title: m.decide.suggested, text: becomes, keep: m.decide.keepSuggested, isPossible: isNew || hasSameSigns(now, becomes) },
  ];
  return (
    <>
      <p>{m.decide.changed}</p>
      <div className={css["version"]}>
        <h4>{m.decide.now}</h4>
        <p className={css["text"]}>{shownText(now)}</p>
        <div className={css["choices"]}>
          <Button size="sm" onClick={() => onDecide(rejected(placed))}>
            {m.decide.keepNow}
          </Button>
        </div>
      </div>
      {versions.map(({ title, text, keep, isPossible }) => (
        <div key={title} className={css["version"]}>
          <h4>{title}</h4>
          <p className={css["text"]}>
            <ChangedText
              pieces={
                isPossible && !isNew
                  ? diffSigned(now, text).map((one) => ({ ...one, text: shownText(one.text) }))
                  : [{ type: "kept", text: shownText(text) }]
              }
            />
          </p>
          {isPossible ? (
            <div className={css["choices"]}>
              <Button size="sm" onClick={() => onDecide(take(text))}>
                {keep}
              </Button>
            </div>
          ) : null}
        </div>
      ))}
      {versions[1]?.isPossible === true ? null : <p className={css["empty"]}>{m.decide.otherSigns}</p>}
    </>
  );
}

function Gone({ placed, onDecide }: PassageProps) {
  return (
    <>
      <p>{m.decide.gone}</p>
      <p className={css["text"]}>{shownText(placed.passage.becomes ?? "")}</p>
      <div className={css["choices"]}>
        <Button size="sm" onClick={() => onDecide(rejected(placed))}>
          {m.bar.reject}
        </Button>
      </div>
    </>
  );
}
