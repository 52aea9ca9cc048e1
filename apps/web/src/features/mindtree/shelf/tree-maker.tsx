import { IDEAS } from "@tangleaf/contract/mindtree";
import { type FormEvent, useState } from "react";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ImportTree } from "./import-tree.tsx";
import css from "./trees-shelf.module.css";
import { useMakeTree } from "./use-make-tree.ts";

/** A new tree: of a topic, with its first branches by AI where that is wanted, or from a file. */
export function TreeMaker() {
  const signedIn = useSession((state) => state.token !== null);
  const { make, working } = useMakeTree();
  const [topic, setTopic] = useState("");
  const plant = (draft: boolean) => void make({ text: topic.trim() === "" ? m.create.root : topic.trim() }, { draft });
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
      <div className={css["ways"]}>
        <Button type="submit" tone="solid" disabled={working}>
          <Icon name="plus" />
          {m.create.action}
        </Button>
        {signedIn ? (
          <Button disabled={working || topic.trim() === ""} onClick={() => plant(true)}>
            <Icon name="tree" />
            {m.create.draft}
          </Button>
        ) : null}
        <ImportTree />
      </div>
    </form>
  );
}
