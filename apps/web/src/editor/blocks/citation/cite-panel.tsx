import { useState } from "react";
import { useStore } from "zustand";
import { isComposing } from "#lib/is-composing.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { AnchoredPanel } from "../panels/anchored-panel.tsx";
import type { PanelProps } from "../panels/panel-props.ts";
import css from "../panels/panels.module.css";
import { citationsOf } from "./citation-plugin.ts";
import type { CitableReference, CitationSource } from "./citation-source.ts";
import { insertCitation } from "./insert-citation.ts";

const m = blockMessages.citation;
const SHOWN_MAX = 50;

/** Chooses what the text cites here, from the library of the document. */
export function CitePanel({ editor, blocks, onClose, anchor }: PanelProps<"cite">) {
  const [typed, setTyped] = useState("");
  return (
    <AnchoredPanel label={m.choose} anchor={anchor} onClose={onClose} width="lg">
      {blocks.citations === undefined ? null : (
        <Choice
          source={blocks.citations}
          typed={typed}
          onType={setTyped}
          numbers={citationsOf(editor.state).numbers}
          onChoose={(id) => {
            onClose();
            insertCitation(editor, id);
          }}
        />
      )}
    </AnchoredPanel>
  );
}

type ChoiceProps = {
  source: CitationSource;
  typed: string;
  onType: (typed: string) => void;
  numbers: ReadonlyMap<string, number>;
  onChoose: (id: string) => void;
};

function Choice({ source, typed, onType, numbers, onChoose }: ChoiceProps) {
  const { references, add } = useStore(source);
  const [isAdding, setAdding] = useState(false);
  const isEmpty = references?.length === 0;
  const shown = (references ?? []).filter((reference) => fits(reference, typed)).slice(0, SHOWN_MAX);
  return (
    <>
      <TextInput
        aria-label={m.search}
        placeholder={m.search}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== "Enter" || isComposing(event.nativeEvent) || !first) return;
          event.preventDefault();
          onChoose(first.id);
        }}
      />
      <div className={css["list"]}>
        {shown.map(({ id, entry, tier }) => (
          <button key={id} type="button" className={css["option"]} onClick={() => onChoose(id)}>
            <span>{numbers.has(id) ? `[${numbers.get(id)}]` : id}</span>
            <span>
              {entry}
              {tier === "C" ? <small className={css["unchecked"]}> {m.tiers.C}</small> : null}
            </span>
          </button>
        ))}
        {shown.length === 0 && references !== null ? <p className={css["size"]}>{isEmpty ? m.empty : m.none}</p> : null}
      </div>
      {add === undefined || references === null ? null : isEmpty || isAdding ? (
        add()
      ) : (
        <Button size="sm" tone="ghost" className={css["start"]} onClick={() => setAdding(true)}>
          <Icon name="plus" size={16} />
          {m.add}
        </Button>
      )}
    </>
  );
}

/** Every word that was typed is in the entry, or it is the id. */
function fits({ id, entry }: CitableReference, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return words.every((word) => entry.toLowerCase().includes(word) || id.toLowerCase() === word || id.slice(1) === word);
}
