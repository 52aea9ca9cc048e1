import { strToU8, zipSync } from "fflate";
import type { OutlineItem } from "../parse-outline.ts";
import { XMIND_MARKERS } from "./marks.ts";
import type { OutlineFile } from "./outline-file.ts";

/** The earliest day an archive can name: equal outlines make equal files. */
const EARLIEST = new Date(1980, 0, 2);

/** An XMind file (content.json) of an outline, its title as the root topic. `newId` names sheet and topics. */
export function writeXmind({ title, items, root: own }: Pick<OutlineFile, "title" | "items" | "root">, newId: () => string): Uint8Array {
  const topicOf = ({ title: words, note, details, children }: OutlineItem): object => ({
    id: newId(),
    class: "topic",
    title: words,
    ...(note === undefined ? {} : { notes: { plain: { content: note } } }),
    ...(details?.link === undefined ? {} : { href: details.link }),
    ...(details?.fold === 1 ? { branch: "folded" } : {}),
    ...markersOf(details?.mark),
    ...(children.length === 0 ? {} : { children: { attached: children.map(topicOf) } }),
  });
  const root = { structureClass: "org.xmind.ui.map.unbalanced", ...topicOf({ ...own, title, children: items }) };
  const files = {
    "content.json": [{ id: newId(), class: "sheet", title, rootTopic: root, topicPositioning: "fixed" }],
    "metadata.json": { creator: { name: "Tangleaf", version: "1" } },
    // Without the list of its files XMind takes an archive for damaged.
    "manifest.json": { "file-entries": { "content.json": {}, "metadata.json": {} } },
  };
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))] as const);
  return zipSync(Object.fromEntries(entries), { mtime: EARLIEST });
}

function markersOf(mark: string | undefined): object {
  const marker = mark === undefined ? undefined : XMIND_MARKERS[mark];
  return marker === undefined ? {} : { markers: [{ markerId: marker }] };
}
