import { type Load, startLoad } from "../lib/load.ts";
import type { Language, SetEntry, WrittenText } from "./measure-text.ts";

/** People who write at the same time, one text each. */
const WRITERS = 8;

/** Which models write: those of the environment, or behaviours of the sandbox. */
export type Source = { readonly models: string } | { readonly sandbox: string };

/** Has the product write the whole set with one model: the real server, asked over HTTP. `model` "" = the default one. */
export async function writeSet(input: {
  set: readonly SetEntry[];
  language: Language;
  model: string;
  source: Source;
}): Promise<WrittenText[]> {
  const { set, language, model, source } = input;
  const env = { DEPLOY_ENV: language === "en" ? "cloud" : "", SAMPLE_WRITER_SPEED: "0" };
  const load = "sandbox" in source ? await startLoad([source.sandbox], env) : await startLoad([], { ...env, MODELS: source.models });
  try {
    const waiting = [...set];
    const texts: WrittenText[] = [];
    const write = async (token: string) => {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        texts.push({
          entry,
          language,
          ...(await writeOne(load, token, { model, sceneType: entry.sceneType, fields: entry[language] })),
        });
      }
    };
    await Promise.all((await load.people(WRITERS)).map(write));
    return texts.sort((a, b) => set.indexOf(a.entry) - set.indexOf(b.entry));
  } finally {
    await load.close();
  }
}

async function writeOne(
  { server }: Load,
  token: string,
  { model, sceneType, fields }: { model: string; sceneType: string; fields: object },
): Promise<{ ended: string; text: string }> {
  const request = { kind: "scene", input: { sceneType, fields }, ...(model !== "" && { model }) };
  const started = await server.call<{ generationId: string }>("/api/ai/start", request, token);
  if (started.code !== 0) return { ended: `refused: ${started.message}`, text: "" };
  const { generationId } = started.data;
  for await (const event of server.stream({ generationId }, token)) if (event.event === "done") break;
  const { data } = await server.call<{ text: string; status: string; finishReason: string | null }>("/api/ai/get", { generationId }, token);
  return { ended: data.finishReason ?? data.status, text: data.text };
}
