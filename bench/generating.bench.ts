/**
 * Texts being written at once through the whole engine, on SQLite: 1,000 answers of 20 pieces a second each, checkpoints,
 * moderation and length control included (budget: 60 % of a core). Counted in processor time of the server, beside a process that
 * only reads as many answers and does nothing with them.
 */
import { request, sleep, startBarePipe, startLoad } from "./lib/load.ts";
import { reportFigure } from "./lib/report-figure.ts";

const ANSWERS = [250, 500, 1000];
const PIECES = { pieceDelayMs: 50, pieceUnits: 2 };
const LENGTH = 5000;
const WARM_UP_MS = 4000;
const MEASURED_MS = 10_000;
const STARTS_AT_ONCE = 20;
const BUDGET_PERCENT = 60;
const PIECES_PER_SECOND = 20;

const load = await startLoad(["paced"]);
await load.behave("paced", PIECES);
const people = await load.people(ANSWERS.at(-1) ?? 0);
let running = 0;
let lastMicros = 0;
for (const answers of ANSWERS) {
  for (; running < answers; running += STARTS_AT_ONCE) {
    const tokens = people.slice(running, Math.min(running + STARTS_AT_ONCE, answers));
    await Promise.all(tokens.map((token) => load.server.call("/api/ai/start", request("paced", LENGTH), token)));
  }
  running = answers;
  await sleep(WARM_UP_MS);
  const [cpu, characters, began] = [load.cpuSeconds(), await load.writtenCharacters(), performance.now()];
  await sleep(MEASURED_MS);
  const seconds = (performance.now() - began) / 1000;
  const used = load.cpuSeconds() - cpu;
  // Other load slows the provider down, so the written characters are counted.
  const pieces = ((await load.writtenCharacters()) - characters) / PIECES.pieceUnits;
  const percent = (used / pieces) * answers * PIECES_PER_SECOND * 100;
  console.log(
    `${answers} being written at once: ${(pieces / seconds).toFixed(0)} pieces/s, ${((used / pieces) * 1e6).toFixed(0)} µs each; ` +
      `at ${PIECES_PER_SECOND}/s each: ${percent.toFixed(0)} % of a core`,
  );
  lastMicros = (used / pieces) * 1e6;
  if (answers === 1000) console.log(`budget ${BUDGET_PERCENT} %: ${percent <= BUDGET_PERCENT ? "kept" : "missed"}`);
  if (answers === 1000)
    reportFigure({
      bench: "generating",
      what: "1,000 texts at once, of a core",
      floorIs: "none",
      measured: percent,
      floor: null,
      unit: "%",
      budget: { most: BUDGET_PERCENT },
    });
}
// What is still being written would take the provider's time.
await load.server.kill();
const pipe = await startBarePipe(load.providerUrl, "paced");
for (let n = 0; n < running; n++) await fetch(`${pipe.url}/read?length=${LENGTH}`);
await sleep(WARM_UP_MS);
const piecesRead = async () => Number(await (await fetch(`${pipe.url}/pieces`)).text());
const [cpuBefore, piecesBefore] = [pipe.cpuSeconds(), await piecesRead()];
await sleep(MEASURED_MS);
const readMicros = ((pipe.cpuSeconds() - cpuBefore) / ((await piecesRead()) - piecesBefore)) * 1e6;
pipe.close();
reportFigure({
  bench: "generating",
  what: "a piece through the engine",
  floorIs: "only read",
  measured: lastMicros,
  floor: readMicros,
  unit: "µs",
  budget: null,
});
console.log(`only read: ${readMicros.toFixed(0)} µs each; the engine ${(lastMicros / readMicros).toFixed(2)} times that`);
await load.close();
