import type { DocumentVersion } from "@tangleaf/contract";
import { VERSION_LABEL_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { saveVersion, versionsQuery } from "./api.ts";
import { VersionDialog } from "./version-dialog.tsx";
import { nameOf } from "./version-name.ts";
import type { Versioned } from "./versioned.ts";
import css from "./versions-tab.module.css";

const SKELETON_ROWS = 6;
const ICONS: Readonly<Record<DocumentVersion["kind"], IconName>> = {
  auto: "clock",
  named: "bookmark-simple-fill",
  beforeRestore: "clock-counter-clockwise",
  beforeAi: "sparkle",
};

/** States of the document that are kept: named, looked at, gone back to. */
export function VersionsTab({ opened }: { opened: Versioned }) {
  const [looking, setLooking] = useState<DocumentVersion | null>(null);
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionsQuery(opened.documentId),
  );
  const versions = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <p className={css["lead"]}>{m.versions.lead}</p>
      <NameVersion opened={opened} />
      {isPending ? (
        <div aria-busy="true" className={css["list"]}>
          <SkeletonBars rows={SKELETON_ROWS} />
        </div>
      ) : isError ? (
        <div className={css["failed"]} role="alert">
          <p>{m.versions.failed}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {m.versions.again}
          </Button>
        </div>
      ) : versions.length === 0 ? (
        <p className={css["none"]}>{m.versions.none}</p>
      ) : (
        <ul className={css["list"]}>
          {versions.map((version) => (
            <li key={version.versionId}>
              <button type="button" className={css["version"]} onClick={() => setLooking(version)}>
                <Icon name={ICONS[version.kind]} size={16} />
                <span className={css["name"]}>{nameOf(version)}</span>
                <span className={css["facts"]}>
                  <time dateTime={version.at}>{momentOf(version.at, new Date())}</time>
                  {` · ${formatNumber(version.charCnt)} ${m.characters}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button size="sm" block disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.versions.more}
        </Button>
      ) : null}
      <VersionDialog opened={opened} version={looking} onClose={() => setLooking(null)} />
    </>
  );
}

function NameVersion({ opened }: { opened: Versioned }) {
  const [label, setLabel] = useState("");
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await opened.store();
      await saveVersion({ documentId: opened.documentId, label: label.trim() });
      setLabel("");
      toast({ tone: "ok", title: m.versions.saved, pill: true });
    } catch {
      // The page has said why.
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      className={css["naming"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (label.trim() !== "") void save();
      }}
    >
      <Field label={m.versions.name} className={css["field"]}>
        {(control) => (
          <TextInput
            {...control}
            value={label}
            maxLength={VERSION_LABEL_MAX_CHARACTERS}
            placeholder={m.versions.namePlaceholder}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={saving || label.trim() === ""}>
        {m.versions.save}
      </Button>
    </form>
  );
}
