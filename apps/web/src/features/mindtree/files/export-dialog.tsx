import { LIMITS } from "@tangleaf/contract/limits";
import { newBlockId } from "@tangleaf/document/model";
import { type FileLoss, lossesOf, type TreeFileFormat, writeTreeFile } from "@tangleaf/document/tree-files";
import { useMemo, useState } from "react";
import { call } from "#lib/api-client.ts";
import { EXPORT_TIMEOUT_MS, fileNameOf, handOver, isOpenInApp } from "#lib/hand-over.ts";
import { useUser } from "#lib/queries.ts";
import { openLogin } from "#lib/session-store.ts";
import { type Theme, useTheme } from "#lib/theme.ts";
import { variant } from "#lib/variant.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { OpenedTree } from "../use-tree.ts";
import css from "./files.module.css";
import { pictureColours } from "./picture-colours.ts";
import { foldedNodes, treePicture } from "./tree-picture.ts";
import { pictureScale, pngOf, svgOf } from "./write-picture.ts";

const FORMATS = ["png", "svg", "xmind", "md", "docx", "opml", "mm", "txt", "json"] as const;
type Format = (typeof FORMATS)[number];
const isPicture = (format: Format): format is "png" | "svg" => format === "png" || format === "svg";

type ExportDialogProps = { open: boolean; onClose: () => void; opened: OpenedTree };

/** A tree as a file: what the chosen format cannot carry is said first. All but Word is made here and needs no server. */
export function ExportDialog({ open, onClose, opened }: ExportDialogProps) {
  const [format, setFormat] = useState<Format>("png");
  const [working, setWorking] = useState(false);
  const { root, client, mindtreeId } = opened;
  const level = useUser()?.level ?? "free";
  const losses = useMemo(() => (open ? lossesIn(format, root) : []), [open, format, root]);
  const isDark = useTheme() === "dark";
  // A picture goes into texts, slides and chats, which are light.
  const [keepsDark, setKeepsDark] = useState(false);
  const needsSignIn = format === "docx" && client === null;
  const takesWord = LIMITS[variant][level].wordDownload || client === null;
  // A messaging app gets its files from the server, which stores no SVG.
  const formats = FORMATS.filter((one) => (one === "docx" ? takesWord : one !== "svg" || !isOpenInApp()));
  const take = async () => {
    if (needsSignIn) return openLogin();
    setWorking(true);
    try {
      if (format === "docx") {
        await client?.settle();
        location.assign(
          (await call("/api/mindtree/export", { mindtreeId, format }, { timeoutMs: EXPORT_TIMEOUT_MS, shownBy: "action" })).url,
        );
      } else
        await handOver(
          await fileOf(format, opened, isDark && keepsDark ? "dark" : "light"),
          fileNameOf(root.node.text === "" ? m.untitled : root.node.text, format),
        );
      onClose();
    } catch (error) {
      if (error instanceof TooLarge) {
        setFormat("svg");
        toast({ tone: "info", title: m.export.tooLarge });
      } else if (format === "docx") toastRefusal(error, m.export.failed);
      else toast({ tone: "error", title: m.export.failed });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.export.title}
      description={m.export.lead}
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.export.cancel}</Button>
          <Button tone="solid" disabled={working} onClick={() => void take()}>
            {working ? m.export.working : needsSignIn ? m.signIn.action : m.export.take}
          </Button>
        </>
      }
    >
      <div className={css["body"]}>
        <Field label={m.export.format}>
          {(control) => (
            <Select {...control} value={format} onChange={({ target }) => setFormat(target.value as Format)}>
              {formats.map((one) => (
                <option key={one} value={one}>
                  {m.export.formats[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isDark && isPicture(format) ? (
          <Check checked={keepsDark} onChange={setKeepsDark}>
            {m.export.dark}
          </Check>
        ) : null}
        <div role="status">
          {needsSignIn ? <p>{m.export.signIn}</p> : null}
          {losses.length === 0 ? (
            <p className={css["keeps"]}>{m.export.keeps}</p>
          ) : (
            <>
              <p>{m.export.loses}</p>
              <ul className={css["losses"]}>
                {losses.map(([what, count]) => (
                  <li key={what}>{m.export.lossCount(what, count)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

class TooLarge extends Error {}

type Loss = readonly [what: string, count: number];

/** A picture has the signs of notes and links, not what they say, and of what is folded only how much it is. */
function lossesIn(format: Format, root: OpenedTree["root"]): readonly Loss[] {
  const named = (losses: readonly FileLoss[]): Loss[] => losses.map(({ what, count }) => [m.export.losses[what], count]);
  if (!isPicture(format)) return named(lossesOf(format, root));
  const folded = foldedNodes(root);
  const signs = lossesOf("txt", root).filter(({ what }) => what === "notes" || what === "links");
  return [...named(signs), ...(folded === 0 ? [] : [[m.export.folded, folded] as const])];
}

async function fileOf(format: Exclude<Format, "docx">, { root }: OpenedTree, theme: Theme): Promise<Blob> {
  if (!isPicture(format)) return new Blob([writeTreeFile(format satisfies TreeFileFormat, root, newBlockId) as BlobPart]);
  const picture = treePicture(root, pictureColours(theme));
  if (format === "svg") return new Blob([svgOf(picture)], { type: "image/svg+xml" });
  if (pictureScale(picture) === null) throw new TooLarge();
  return pngOf(picture);
}
