import { LIMITS } from "@tangleaf/contract/limits";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { DownloadMenu } from "./download-menu.tsx";

const m = essayOutlineMessages.titles;

/** All titles suggested for an essay, with their keywords, as a file. */
export function DownloadTitles({ essayId }: { essayId: string }) {
  const open = LIMITS[variant][useUser()?.level ?? "free"].essayTitlesDownload;
  return <DownloadMenu asked={{ essayId, part: "titles" }} open={open} words={m} formats={m.formats} />;
}
