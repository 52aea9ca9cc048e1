// npm run db:new -- <name>: makes the next, empty migration file.
import { readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./lib/paths.mjs";

const dir = join(root, "apps", "server", "src", "db", "migrations");
const name = process.argv[2] ?? "";
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error("npm run db:new -- <name-in-kebab-case>, e.g. npm run db:new -- add-order");
  process.exit(64);
}
const numbers = readdirSync(dir).map((file) => Number.parseInt(file, 10) || 0);
const file = join(dir, `${String(Math.max(0, ...numbers) + 1).padStart(4, "0")}-${name}.sql`);
const rules = "-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.\n";
writeFileSync(file, rules, { flag: "wx" });
console.log(relative(root, file));
console.log("Then: describe the table in apps/server/src/db/schema/ and list a new one in apps/server/src/db/table-keys.ts");
