import { LIMITS } from "@tangleaf/contract/limits";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { DownloadMenu } from "./download-menu.tsx";

const m = essayOutlineMessages.bar;

type DownloadOutlineProps = { essayId: string; no: number; before?: (() => Promise<void>) | undefined };

/** One version of an essay's outlines as a file, with its numbers and lengths. */
export function DownloadOutline({ essayId, no, before }: DownloadOutlineProps) {
  const open = LIMITS[variant][useUser()?.level ?? "free"].essayOutlineDownload;
  const words = { ...m, failed: m.downloadFailed };
  return <DownloadMenu asked={{ essayId, part: "outline", no }} open={open} words={words} formats={m.formats} before={before} />;
}
