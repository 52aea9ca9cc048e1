import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { baseInfoQuery, useBaseInfo } from "./queries.ts";
import { queryClient } from "./query-client.ts";
import { QueryScope } from "./query-scope.tsx";

afterEach(() => queryClient.clear());

function Models() {
  const info = useBaseInfo();
  return info === undefined ? <i>unknown</i> : <b>{info.modelList.length} models</b>;
}

test("a prerendered part is hydrated as it was drawn, though what it shows has been fetched meanwhile", async () => {
  const part = (
    <QueryScope>
      <Models />
    </QueryScope>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(part);
  queryClient.setQueryData(baseInfoQuery.queryKey, { modelList: [] } as never);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, part, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => container.textContent).toBe("0 models");
  expect(errors).toEqual([]);
  root.unmount();
});
