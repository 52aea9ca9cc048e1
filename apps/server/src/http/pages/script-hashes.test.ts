import { expect, test } from "vitest";
import { inlineScriptHashes } from "./script-hashes.ts";

test("hashes inline scripts once each, whatever their attributes, and leaves linked ones out", () => {
  const html = `<script>a()</script><script type="module" async>import "/x.js"</script><script src="/x.js"></script>
    <script type="module" src="/y.js" async=""></script><script>a()</script><script>
multi
</script>`;
  expect(inlineScriptHashes(html)).toHaveLength(3);
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)[0]).toBe("sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=");
});
