import { uiMessages } from "#messages/ui.ts";
import css from "./changed-text.module.css";

type Piece = { readonly type: "kept" | "added" | "removed"; readonly text: string };

/** A passage with what was taken out and put in, in their places; a screen reader hears which is which. */
export function ChangedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces
    .map((piece, at) => ({ ...piece, at }))
    .map(({ type, text, at }) => {
      if (type === "kept") return <span key={at}>{text}</span>;
      const Mark = type === "added" ? "ins" : "del";
      return (
        <Mark key={at} className={css[type]}>
          <span className="sr">{uiMessages.changed[type]}</span>
          {text}
        </Mark>
      );
    });
}
