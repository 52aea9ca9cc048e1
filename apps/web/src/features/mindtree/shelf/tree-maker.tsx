import { IDEAS } from "@tangleaf/contract/mindtree";
import { type FormEvent, useState } from "react";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import shelf from "#ui/shelf/shelf.module.css";
import { ImportTree } from "./import-tree.tsx";
import css from "./trees-shelf.module.css";
import { useMakeTree } from "./use-make-tree.ts";

const MATERIAL_ROWS = 6;
const TITLE_MAX = 40;

/** A new tree: of a topic, with its first branches by AI, of the topic or of a page of material, where that is wanted, or from a file. */
export function TreeMaker() {
  const { make, working } = useMakeTree();
  const [topic, setTopic] = useState("");
  const [material, setMaterial] = useState<string | null>(null);
  const title = topic.trim() === "" ? firstLine(material ?? "") : topic.trim();
  const plant = (draft: boolean) => {
    if (draft && currentToken() === null) return openLogin({ reason: m.ideas.signIn });
    void make({ text: title === "" ? m.create.root : title }, draft ? { material: (material ?? "").trim() } : undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    plant(false);
  };
  return (
    <form className={css["maker"]} onSubmit={onSubmit}>
      <Field label={m.create.topic} className={css["topic"]}>
        {(control) => (
          <TextInput
            {...control}
            value={topic}
            maxLength={IDEAS.topicMaxCharacters}
            placeholder={m.create.placeholder}
            autoComplete="off"
            onChange={({ target }) => setTopic(target.value)}
          />
        )}
      </Field>
      <div className={shelf["ways"]}>
        <Button type="submit" tone="solid" disabled={working}>
          <Icon name="plus" />
          {m.create.action}
        </Button>
        <Button disabled={working || title === ""} onClick={() => plant(true)}>
          <Icon name="tree" />
          {m.create.draft}
        </Button>
        <Button aria-expanded={material !== null} onClick={() => setMaterial(material === null ? "" : null)}>
          <Icon name="file-text" />
          {m.create.paste}
        </Button>
        <ImportTree />
      </div>
      {material === null ? null : (
        <Field label={m.create.material} hint={m.create.materialHint} className={css["material"]}>
          {(control) => (
            <TextArea
              {...control}
              rows={MATERIAL_ROWS}
              value={material}
              maxLength={IDEAS.materialMaxCharacters}
              onChange={({ target }) => setMaterial(target.value)}
            />
          )}
        </Field>
      )}
    </form>
  );
}

/** What a page of material is called where nobody said. */
function firstLine(material: string): string {
  const line = material.split("\n").find((one) => one.trim() !== "") ?? "";
  return Array.from(line.trim()).slice(0, TITLE_MAX).join("");
}
