// A server process that writes a note, for tests that kill it. What it is told to begin is begun once, however often it starts.
import { openModules } from "../../../testing/open-modules.ts";

const LOOK_MS = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);
const { userId, requestIds, outline } = JSON.parse(process.env["NOTE_TO_WRITE"] ?? "{}") as {
  userId: string;
  requestIds: [string, string];
  outline: string;
};
const { modules, db } = await openModules();
const [made, asked] = requestIds;
const { noteId } = await modules.notes.create({ userId, title: "老城旧书店", markdown: outline, requestId: made });
await modules.notes.write({ userId, noteId, mode: "fill", requestId: asked });
say("ready");
setInterval(async () => {
  const left = await db.selectFrom("job").select("id").where("ended_at", "is", null).execute();
  if (left.length === 0) say(`note ${JSON.stringify(await modules.notes.get({ userId, noteId }))}`);
  say(`left ${left.length}`);
}, LOOK_MS);
