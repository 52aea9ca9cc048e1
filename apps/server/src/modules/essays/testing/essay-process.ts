// A server process that writes essays, for tests that kill it. What it is told to begin is begun once, however often it starts.
import { writeContent } from "@tangleaf/document/model";
import { openModules } from "../../../testing/open-modules.ts";
import { editDocument } from "../../documents/testing/edit-document.ts";
import { outlineOf } from "./essay-outline.ts";

const LOOK_MS = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);

export type EssayToWrite = {
  readonly userId: string;
  readonly requestIds: readonly [string, string];
  readonly length: number;
  readonly chapters: number[];
  /** A section its owner writes in, while the job is under way. */
  readonly typedIn: string;
};

const { modules, db } = await openModules();
const { essays, documents } = modules;

async function begin({ userId, requestIds, length, chapters, typedIn }: EssayToWrite): Promise<void> {
  const [made, asked] = requestIds;
  const facts = { title: "社区生鲜店存货盘点", level: "undergraduate", language: "zh", length } as const;
  const { essayId } = await essays.create({ userId, ...facts, outline: outlineOf({ length, chapters }), requestId: made });
  await essays.write({ userId, essayId, mode: "fill", requestId: asked });
  const words = { type: "paragraph" as const, content: [{ type: "text" as const, text: `我写的：${typedIn}。` }] };
  await editDocument(documents, {
    userId,
    documentId: essayId,
    change: (doc, content) => {
      const at = content.blocks.findIndex(({ attrs }) => attrs?.["id"] === typedIn);
      const isThere = content.blocks[at + 1]?.type !== "heading" && content.blocks[at + 1] !== undefined;
      if (!isThere) writeContent(doc, { ...content, blocks: content.blocks.toSpliced(at + 1, 0, words) });
    },
  });
}

const wanted = JSON.parse(process.env["ESSAYS_TO_WRITE"] ?? "[]") as EssayToWrite[];
for (const essay of wanted) await begin(essay);
say("ready");
// One look after the other: a person has only so much waiting at a time.
for (;;) {
  const left = await db.selectFrom("job").select("id").where("ended_at", "is", null).execute();
  const rows = await db.selectFrom("essay").select(["id", "user_id"]).orderBy("id").execute();
  if (left.length === 0 && process.env["TELLS"] === "1") {
    for (const { id, user_id } of rows) say(`essay ${JSON.stringify(await essays.get({ userId: user_id, essayId: id }))}`);
  }
  say(`left ${left.length}`);
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
