import type { OutputOf, RouteAt } from "@tangleaf/contract";
import type { ModelRequest } from "../../../ports/model.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { createScriptedModel } from "./scripted-model.ts";
import { watchEvents } from "./watch-events.ts";

/** A model that gives `answers` in turn, and what it was asked; anew for each app it is part of. */
export function scripted(...answers: readonly unknown[]) {
  let model = createScriptedModel("scripted", answers);
  const options = () => {
    model = createScriptedModel("scripted", answers);
    return { models: [model] };
  };
  return { options, asked: (): readonly ModelRequest[] => model.asked };
}

type Start = (essayId: string, token: string) => Promise<{ data: OutputOf<RouteAt<"/api/essay/sync">> }>;

/** Asks for other wordings of paragraphs of a new essay; what came, what it cost, and what is in the document afterwards. */
export async function askForParagraphs(app: TestApp, start: Start) {
  const { token, userId } = await app.signIn();
  const outline = [{ id: "one", title: "一" }];
  const essay = await app.call("/api/essay/create", { title: "题", level: "undergraduate", language: "zh", length: 3000, outline }, token);
  const { essayId } = essay.data;
  const before = (await app.deps.metering.counter(userId)).balanceToken;
  const { generationId, estimate } = (await start(essayId, token)).data;
  for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
  const kept = await app.deps.generations.get({ userId, generationId });
  const spent = before - (await app.deps.metering.counter(userId)).balanceToken;
  const { content } = await app.deps.documents.read({ userId, documentId: essayId });
  return { kept, spent, content, estimate };
}
