import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { panelMessages } from "#messages/panels.ts";
import { Menu } from "#ui/menu/menu.tsx";
import { useToasts } from "#ui/toast/toast-store.ts";
import { InstallItem } from "./install-item.tsx";
import { useInstall, watchInstall } from "./use-install.ts";

const realMatchMedia = window.matchMedia.bind(window);
let stopWatching: () => void;
beforeEach(() => {
  useInstall.setState({ prompt: null, explain: false });
  stopWatching = watchInstall();
});
afterEach(() => stopWatching());

/** What Chromium sends when the page could be installed. */
function offerInstall(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

const show = async () => {
  const screen = await render(
    <Menu
      label="menu"
      trigger={(props) => (
        <button type="button" {...props}>
          open
        </button>
      )}
    >
      <InstallItem />
    </Menu>,
  );
  await screen.getByRole("button", { name: "open" }).click();
  return screen;
};

test("there is no row before the browser offers to install", async () => {
  const screen = await show();
  expect(screen.getByText("装到桌面").query()).toBeNull();
});

test("the browser's own bar is held back, and the row asks for it once", async () => {
  const { event, prompt } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  const screen = await show();
  await screen.getByText("装到桌面").click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.poll(() => useInstall.getState().prompt).toBeNull();
});

test("once installed, the row is gone", async () => {
  offerInstall();
  const screen = await show();
  await expect.element(screen.getByText("装到桌面")).toBeVisible();
  window.dispatchEvent(new Event("appinstalled"));
  await expect.poll(() => screen.getByText("装到桌面").query()).toBeNull();
});

test("Apple has no prompt: the steps are explained", async () => {
  stopWatching();
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
  stopWatching = watchInstall();
  agent.mockRestore();
  const screen = await show();
  await screen.getByText("装到桌面").click();
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ detail: panelMessages.install.iosSteps });
});

test("a page that runs as an app offers nothing", async () => {
  stopWatching();
  const media = vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...realMatchMedia(query), matches: true }));
  stopWatching = watchInstall();
  media.mockRestore();
  const { event } = offerInstall();
  expect(event.defaultPrevented).toBe(false);
  const screen = await show();
  expect(screen.getByText("装到桌面").query()).toBeNull();
});
