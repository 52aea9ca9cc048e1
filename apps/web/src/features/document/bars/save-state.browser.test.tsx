import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../../app/styles/base.css";
import "../../../app/styles/tokens.css";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { documentMessages as m } from "#messages/document.ts";
import { SaveState } from "./save-state.tsx";

const WORDS = "The server refused this change because the note holds more than it may. Shorten it, then it is sent.";

test("a long message is cut where the bar ends, and whole in what is read out", async () => {
  const state: SyncState = { kind: "error", savedAt: null, unsent: 1, keeps: true, reason: null, message: WORDS };
  const screen = await render(
    <p data-testid="bar" style={{ display: "flex", width: 200 }}>
      <SaveState state={state} rescued={false} />
    </p>,
  );
  const bar = screen.getByTestId("bar").element();
  const shown = bar.firstElementChild as HTMLElement;
  expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect.element(screen.getByRole("status")).toHaveTextContent(WORDS);
});

test.each([
  ["saved", m.saved.savedNotKept],
  ["signedOut", m.saved.signedOutNotKept],
  ["offline", m.saved.offlineNotKept],
] as const)("where the browser keeps nothing, as with a full disk, %s says where the words are", async (kind, words) => {
  const state: SyncState = { kind, savedAt: null, unsent: 0, keeps: false, reason: null, message: "" };
  const screen = await render(<SaveState state={state} rescued={false} />);
  await expect.element(screen.getByText(words).first()).toBeVisible();
});
