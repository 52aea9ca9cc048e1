import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QueryScope } from "#lib/query-scope.tsx";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { QuoteFacts } from "./quote-facts.tsx";

const NOTHING = { sections: 0, characters: 0, tokens: 0, maxTokens: 0 };

test.each([
  ["fill", m.quote.allWritten],
  ["rewrite", m.quote.noneChosen],
] as const)("where there is nothing to %s, the dialog says why instead of counting nothing", async (mode, words) => {
  const screen = await render(
    <QueryScope>
      <QuoteFacts quote={NOTHING} replaced={0} mode={mode} />
    </QueryScope>,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(m.quote.sections)).not.toBeInTheDocument();
});
