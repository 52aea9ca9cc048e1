import { QueryClientProvider } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { tableMessages as m } from "#messages/table.ts";

type Shown = { style?: CSSProperties; baseInfo?: unknown };

/** For tests: parts of an opened table on a page; `baseInfo`: what the server says of itself, as it was where left out. */
export async function showInPage(parts: ReactNode, { style, baseInfo }: Shown = {}): Promise<void> {
  if (baseInfo !== undefined) queryClient.setQueryData(queryKeys.baseInfo, baseInfo as never);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <div style={{ display: "grid", ...style }}>{parts}</div>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** For tests: a question written into the box and sent. */
export async function askInPage(question: string): Promise<void> {
  await page.getByRole("textbox", { name: m.chat.ask }).fill(question);
  await userEvent.keyboard("{Enter}");
}
