import type { DocumentVersion } from "@tangleaf/contract";
import { VERSION_LABEL_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { restoreVersion, saveVersion, versionsQuery } from "#features/document/side/api.ts";
import { nameOf } from "#features/document/side/version-name.ts";
import { momentOf } from "#lib/day-of.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { OpenedTree } from "../use-tree.ts";
import css from "./files.module.css";

/** States of the tree that are kept: named, and gone back to. */
export function TreeVersions({ onClose, opened: { mindtreeId, client } }: { onClose: () => void; opened: OpenedTree }) {
  const [label, setLabel] = useState("");
  const [working, setWorking] = useState(false);
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(mindtreeId));
  const versions = data?.pages.flatMap(({ list }) => list) ?? [];
  const work = async (run: () => Promise<void>, said: string) => {
    setWorking(true);
    try {
      await client?.settle();
      await run();
      toast({ tone: "ok", title: said, pill: true });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setWorking(false);
    }
  };
  const save = () =>
    work(async () => {
      await saveVersion({ documentId: mindtreeId, label: label.trim() });
      setLabel("");
    }, m.made);
  const restore = ({ versionId }: DocumentVersion) =>
    work(async () => {
      await restoreVersion({ documentId: mindtreeId, versionId });
      onClose();
    }, m.versions.restored);
  return (
    <Dialog open onClose={onClose} title={m.versions.title} description={m.versions.lead} shape="sheet">
      <div className={css["body"]}>
        <form
          className={css["naming"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() !== "") void save();
          }}
        >
          <Field label={m.versions.name}>
            {(control) => (
              <TextInput
                {...control}
                value={label}
                maxLength={VERSION_LABEL_MAX_CHARACTERS}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={working || label.trim() === ""}>
            {m.versions.save}
          </Button>
        </form>
        {isError ? <p role="alert">{m.versions.failed}</p> : null}
        {data !== undefined && versions.length === 0 ? <p>{m.versions.none}</p> : null}
        <ul className={css["list"]}>
          {versions.map((version) => (
            <li key={version.versionId} className={css["version"]}>
              <span>
                {nameOf(version)}
                <small>{momentOf(version.at, new Date())}</small>
              </span>
              <Button size="sm" disabled={working} onClick={() => void restore(version)}>
                {m.versions.restore}
              </Button>
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button size="sm" block onClick={() => void fetchNextPage()}>
            {m.list.more}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
