import { readFileSync } from "node:fs";

const GUIDE = new URL("../../docs/operate.md", import.meta.url);

/** Returns the first block of code in this language of the operator's guide. */
function readBlock(language: "nginx" | "caddyfile"): string {
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "m").exec(readFileSync(GUIDE, "utf8"))?.[1];
  if (block === undefined) throw new Error(`The guide has no block of ${language}.`);
  return block;
}

/** Returns the guide's nginx block with a test's server and port. */
export const readNginxBlock = (upstream: string, port: number): string =>
  readBlock("nginx")
    .replace("server 127.0.0.1:3000;", `server ${new URL(upstream).host};`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);

/** Returns the guide's Caddy block likewise, as a whole Caddyfile. */
export const readCaddyBlock = (upstream: string, port: number): string =>
  `{\n\tadmin off\n}\n${readBlock("caddyfile")
    .replace("write.example.com", `http://127.0.0.1:${port}`)
    .replace("127.0.0.1:3000", new URL(upstream).host)}`;
