import { writeContent } from "@tangleaf/document/model";
import { writeTree } from "@tangleaf/document/tree";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as Y from "yjs";
import "../../app/styles/base.css";
import "../../app/styles/tokens.css";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { documentMessages as m } from "#messages/document.ts";
import { QuarantineBanner } from "./quarantine-banner.tsx";

const STATE: SyncState = { kind: "quarantined", savedAt: null, unsent: 1, keeps: true, reason: "document.quarantined", message: "" };

let copied: string[];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    copied.push((await (await item?.getType("text/plain"))?.text()) ?? "");
  });
});

test("says what happened and where the words are, and copies the whole text", async () => {
  const doc = new Y.Doc();
  const paragraph = { type: "paragraph", content: [{ type: "text", text: "没存上的字" }] } as const;
  writeContent(doc, { title: "旧书店", settings: {}, blocks: [paragraph], footnotes: {} });
  const screen = await render(<QuarantineBanner doc={doc} state={STATE} />);
  await expect.element(screen.getByText(m.quarantined.kept)).toBeVisible();
  await screen.getByRole("button", { name: m.quarantined.copy }).click();
  await expect.element(screen.getByRole("button", { name: m.quarantined.copied })).toBeVisible();
  expect(copied[0]).toMatch(/旧书店\n+没存上的字/);
  await screen.rerender(<QuarantineBanner doc={doc} state={{ ...STATE, keeps: false }} />);
  await expect.element(screen.getByText(m.quarantined.notKept)).toBeVisible();
});

test("copies a tree as well", async () => {
  const doc = new Y.Doc();
  writeTree(doc, [
    { id: "root", parentId: null, order: "a0", text: "读书会" },
    { id: "one", parentId: "root", order: "a0", text: "选书" },
  ]);
  const screen = await render(<QuarantineBanner doc={doc} state={STATE} />);
  await screen.getByRole("button", { name: m.quarantined.copy }).click();
  await expect.poll(() => copied[0]).toMatch(/读书会\n+选书/);
});

test("is there for no other state", async () => {
  const screen = await render(<QuarantineBanner doc={new Y.Doc()} state={{ ...STATE, kind: "error" }} />);
  expect(screen.container.textContent).toBe("");
});
