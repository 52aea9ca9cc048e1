import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { UploadShare } from "#ui/upload-share/upload-share.tsx";
import { type EssayLibrary, libraryQuery } from "./api.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ReferenceDialog } from "./reference-dialog.tsx";
import css from "./references.module.css";
import { SearchDialog } from "./search-dialog.tsx";
import { type ReferenceFile, useFile } from "./use-file.tsx";

type AddReferencesProps = { essayId: string; library: EssayLibrary; file: ReferenceFile };

/** Ways to add references to an essay, with the dialogs they open. */
export function AddReferences({ essayId, library: { list, edition, canSearch }, file }: AddReferencesProps) {
  const [open, setOpen] = useState<"search" | "import" | "new" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className={css["add"]}>
        {canSearch ? (
          <Button tone="solid" size="sm" onClick={() => setOpen("search")}>
            <Icon name="magnifying-glass" size={16} />
            {m.add.search}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen("import")}>
          {m.add.import}
        </Button>
        <Button size="sm" disabled={file.reading !== null} onClick={() => file.choose(null)}>
          {m.add.file}
        </Button>
        <Button size="sm" onClick={() => setOpen("new")}>
          {m.add.manual}
        </Button>
        {file.input}
      </div>
      {canSearch ? null : <p className={css["hint"]}>{m.noService}</p>}
      {file.reading === null ? null : (
        <p role="status" className={css["hint"]}>
          {m.reading(file.reading)}
        </p>
      )}
      <UploadShare share={file.share} />
      {file.problem === null ? null : (
        <Banner tone="red" icon="warning-circle">
          {file.problem}
        </Banner>
      )}
      {canSearch ? <SearchDialog open={open === "search"} onClose={close} essayId={essayId} list={list} /> : null}
      <ImportDialog open={open === "import"} onClose={close} essayId={essayId} edition={edition} />
      {open === "new" ? <ReferenceDialog onClose={close} essayId={essayId} edition={edition} reference={null} /> : null}
    </>
  );
}

/** The same where nothing else of the library is shown: in the window that chooses what to cite. */
export function AddWhileCiting({ essayId }: { essayId: string }) {
  const { data } = useQuery(libraryQuery(essayId));
  const file = useFile(essayId);
  return data === undefined ? null : <AddReferences essayId={essayId} library={data} file={file} />;
}
