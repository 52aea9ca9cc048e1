import { type NodeJson, readContent, readSuggestions } from "@tangleaf/document/model";
import { beforeAll, describe, expect, test } from "vitest";
import * as Y from "yjs";
import { createFakePlatform, type FakePlatform } from "../testing/fake-identity-platform.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { TEST_DATABASE_KINDS } from "../testing/test-database.ts";
import { openRestoredSite, openUpgradedSite, readFixture, type UpgradedSite } from "../testing/upgrade-fixture.ts";

type Reference = { title: string; tier: string; check: string };
type Expected = {
  refunded: Record<string, string>;
  late: string[];
  orderNotes: string[];
  refundNotices: object[];
  people: Record<"scanner" | "inside" | "ownQr", { nickname: string; ways: string[]; hasPicture: boolean }>;
  ended: string;
  invitations: Record<string, string>;
  note: {
    passages: string[];
    figure: { alt: string; caption: string; bytes: number };
    citation: { refIds: string; words: string; passage: string };
    suggestion: { action: string; heading: string; was: string; becomes: string };
  };
  thesis: {
    title: string;
    titles: string[];
    outlines: { version: number; first: string }[];
    references: Record<string, Reference>;
    style: { edition: string; system: string };
    evidence: string;
    citations: { refIds: string; locator?: string }[];
    cited: string[];
    claim: string;
    cover: Record<string, string>;
    template: { name: string; lines: string[] };
  };
  bins: Record<"note" | "essay" | "mindtree" | "chart" | "table", string>;
  chart: { title: string; row: (string | number)[] };
  table: { title: string; row: (string | number)[]; answer: (string | number)[][] };
  ofTemplate: { title: string; pubId: string };
  drafts: { first: string; second: string };
  nps: { rate: number; advice: string };
  findings: string[];
  masked: string;
  stopped: string;
};

const expected = JSON.parse(readFixture("expected.json").toString("utf8")) as Expected;
const OPENINGS = [
  { from: "its own storage", open: openUpgradedSite },
  { from: "its archive", open: openRestoredSite },
];
const SHAPES = TEST_DATABASE_KINDS.flatMap((kind) => OPENINGS.map((opening) => ({ kind, ...opening })));

/** All nodes of a type, in the order of the text. */
function nodesOf(blocks: readonly NodeJson[], type: string): NodeJson[] {
  return blocks.flatMap((node) => [...(node.type === type ? [node] : []), ...nodesOf(node.content ?? [], type)]);
}

describe.each(SHAPES)("what a site of commit 5982add2 holds ($kind, from $from)", ({ kind, open }) => {
  let site: UpgradedSite;
  let app: TestApp;
  let platform: FakePlatform;
  beforeAll(async () => {
    site = await open(kind);
    platform = createFakePlatform();
    app = await createTestApp({ database: site.storage, clock: site.clock, blobs: site.blobs, identityPlatform: platform });
    return async () => {
      await app.close();
      await site.close();
    };
  });

  async function documentOf(documentId: string) {
    const { data } = await app.call("/api/document/open", { documentId }, site.facts.member);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Buffer.from(data.update, "base64"));
    return { content: readContent(doc), suggestions: readSuggestions(doc) };
  }

  test.each(["scanner", "inside", "ownQr"] as const)("the person of the platform or of a QR: %s", async (who) => {
    const { nickname, ways, hasPicture } = expected.people[who];
    const { data: user } = await app.call("/api/user/info", {}, site.facts[who]);
    expect(user).toMatchObject({ nickname, level: "free" });
    if (hasPicture) expect((await app.send({ method: "GET", url: user.headimg })).headers["content-type"]).toBe("image/png");
    else expect(user.headimg).toBe("");
    const rows = await site.storage.db.selectFrom("identity").select(["provider", "subject"]).where("user_id", "=", user.id).execute();
    expect(rows.map(({ provider }) => provider.replace(/:.*/, ""))).toEqual(ways);
    // Whichever way the platform knows somebody by, it is them.
    for (const [n, identity] of rows.entries()) {
      platform.codes.set(`${who} ${n}`, { identities: [identity] });
      const { data } = await app.call("/api/auth/wxlogin", { type: "mini", code: `${who} ${n}` });
      expect(data.user.id).toBe(user.id);
    }
  });

  test("a membership that is over, an invitation with its reward, an account that has ended", async () => {
    const { former } = site.facts;
    const { data: user } = await app.call("/api/user/info", {}, former);
    expect(user).toMatchObject({ username: "上个月的会员", level: "free" });
    expect((await app.call("/api/user/getCounter", {}, former)).data).toMatchObject({ balanceToken: 0, unLimitPlan: { isUnLimit: false } });
    const bought = (await app.call("/api/user/getVipLog", {}, former)).data.list.find(({ goodsId }) => goodsId === "month");
    expect(bought).toMatchObject({ status: 2, amount: "48.00" });
    expect(Date.parse(bought?.to ?? "")).toBeLessThan(site.clock.now());
    const { db } = site.storage;
    const invitations = await db
      .selectFrom("invitation")
      .innerJoin("app_user", "app_user.id", "invitation.user_id")
      .select(["nickname", "outcome"])
      .execute();
    expect(Object.fromEntries(invitations.map(({ nickname, outcome }) => [nickname, outcome]))).toEqual(expected.invitations);
    const told = (await app.call("/api/notice/list", {}, site.facts.member)).data.list;
    expect(told).toMatchObject([{ kind: "inviteRewarded", data: { tokens: 10_000 } }]);
    // Who comes back is new, and is given nothing a second time.
    const back = await app.signIn(expected.ended);
    expect((await app.call("/api/user/getCounter", {}, back.token)).data.balanceToken).toBe(0);
    const ended = await db.selectFrom("app_user").select("id").where("closed_at", "is not", null).execute();
    expect(ended).toHaveLength(1);
    expect(ended[0]?.id).not.toBe(back.userId);
  });

  test("orders that were given back, paid late, and paid with a wrong amount", async () => {
    const { list } = (await app.call("/api/user/getVipLog", {}, site.facts.refunded)).data;
    const paid = list.filter(({ status }) => status === 2);
    expect(Object.fromEntries(paid.map(({ goodsId, refunded }) => [goodsId, refunded]))).toEqual(expected.refunded);
    const rows = await site.storage.db.selectFrom("pay_order").select(["goods_id", "source", "late", "note", "provider"]).execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { source, provider } of rows) expect(provider).toBe(source === "purchase" ? "wechat" : null);
    expect(rows.filter(({ late }) => late === 1).map(({ goods_id }) => goods_id)).toEqual(expected.late);
    expect(rows.flatMap(({ note }) => note ?? [])).toEqual(expected.orderNotes);
    const notices = (await app.call("/api/notice/list", {}, site.facts.refunded)).data.list;
    expect(notices.map(({ kind, data }) => ({ kind, data }))).toEqual(expected.refundNotices.map((data) => ({ kind: "refunded", data })));
  });

  test("a note with its picture, its citation, what is suggested for it, and a change that came late", async () => {
    const { member, note } = site.facts;
    const { content, suggestions } = await documentOf(note);
    expect(content.invalid).toEqual([]);
    const words = JSON.stringify(content.blocks);
    for (const passage of expected.note.passages) expect(words).toContain(passage);
    const { bytes, ...shown } = expected.note.figure;
    const figures = nodesOf(content.blocks, "figure");
    expect(figures).toMatchObject([{ attrs: shown }]);
    const fileId = String(figures[0]?.attrs?.["blobId"]);
    const headers = { authorization: member, "content-type": "application/json" };
    const picture = await app.app.inject({ method: "POST", url: "/api/file/picture", headers, payload: { fileId } });
    expect(picture.headers["content-type"]).toBe("image/png");
    expect(picture.rawPayload).toHaveLength(bytes);
    const file = site.storage.db.selectFrom("file").select(["owner_kind", "owner_id", "expires_at"]).where("id", "=", fileId);
    expect(await file.executeTakeFirst()).toEqual({ owner_kind: "document", owner_id: note, expires_at: null });

    const { refIds, words: sentence, passage } = expected.note.citation;
    expect(nodesOf(content.blocks, "citation")).toMatchObject([{ attrs: { refIds } }]);
    const source = (await app.call("/api/source/passage", { noteId: note, id: refIds, sentence }, member)).data;
    expect(source.passages.map(({ text }) => text).join("\n")).toContain(passage);

    const { heading, was, becomes, action } = expected.note.suggestion;
    const headings = nodesOf(content.blocks, "heading").filter(({ content: inside }) => inside?.[0]?.text === heading);
    expect(suggestions).toMatchObject([{ action, headingId: headings[0]?.attrs?.["id"], passages: [{ was, becomes }] }]);
    expect(words).toContain(was);
    const suggested = (await app.call("/api/ai/get", { generationId: suggestions[0]?.generationId ?? "" }, member)).data;
    expect(suggested).toMatchObject({ kind: "passage", status: "done", result: { paragraphs: [becomes] } });
  });

  test("an essay with its drafts, its library and what it cites of it", async () => {
    const { member, essay: essayId } = site.facts;
    const { thesis } = expected;
    const essay = (await app.call("/api/essay/get", { essayId }, member)).data;
    expect(essay).toMatchObject({ title: thesis.title, cover: thesis.cover });
    expect(essay.integrityAt).not.toBeNull();
    expect(essay.outlines.map(({ version, outline }) => ({ version, first: outline[0]?.title }))).toEqual(thesis.outlines);
    const titles = (await app.call("/api/ai/get", { generationId: essay.titleGenerations[0] ?? "" }, member)).data.result;
    expect(titles).toMatchObject({ titles: thesis.titles.map((title) => ({ title })) });
    const { list, edition, system } = (await app.call("/api/reference/list", { essayId }, member)).data;
    const references = list.map(({ id, item: { title }, tier, check }) => [id, { title, tier, check }]);
    expect(Object.fromEntries(references)).toEqual(thesis.references);
    expect({ edition, system }).toEqual(thesis.style);
    const passages = await site.storage.db.selectFrom("essay_passage").select(["no", "text"]).execute();
    expect(passages.every(({ no }) => no === 4)).toBe(true);
    expect(passages.map(({ text }) => text).join("\n")).toContain(thesis.evidence);
    const { content } = await documentOf(essayId);
    expect(content.invalid).toEqual([]);
    expect(nodesOf(content.blocks, "citation").map(({ attrs }) => attrs)).toEqual(thesis.citations);
    const ledger = (await app.call("/api/essay/ledger", { essayId }, member)).data;
    expect(ledger).toMatchObject({ version: 1, entries: [{ claims: [{ words: thesis.claim }], citations: ["R1"] }] });
    const { url } = (await app.call("/api/essay/export", { essayId, format: "md" }, member)).data;
    const file = (await app.app.inject({ url })).payload;
    const cited = ["R1", "R2", "R3"].map((id) => thesis.references[id]?.title ?? "");
    for (const words of [...thesis.cited, ...cited]) expect(file).toContain(words);
  });

  test("a chart, a table with its answer, a note of the template library, and one of each in a bin", async () => {
    const { member, ofTemplate } = site.facts;
    const charts = (await app.call("/api/chart/list", {}, member)).data.list;
    expect(charts.map(({ title }) => title)).toEqual([expected.chart.title]);
    const chart = (await app.call("/api/chart/get", { chartId: charts[0]?.chartId ?? "" }, member)).data;
    expect(chart.spec.data.rows).toContainEqual(expected.chart.row);
    const [table] = (await app.call("/api/table/list", {}, member)).data.list;
    expect(table).toMatchObject({ title: expected.table.title, expiresAt: null });
    const asked = { tableId: table?.tableId ?? "", sheetId: "s1", from: 0, count: 10 };
    expect((await app.call("/api/table/rows", asked, member)).data.rows).toContainEqual(expected.table.row);
    const { answers } = (await app.call("/api/table/get", { tableId: asked.tableId }, member)).data;
    expect(answers).toMatchObject([{ kind: "table", rows: expected.table.answer }]);
    const { content } = await documentOf(ofTemplate);
    expect(content).toMatchObject({ title: expected.ofTemplate.title, madeFrom: { pubId: expected.ofTemplate.pubId } });
    const { pubId } = expected.ofTemplate;
    expect((await app.call("/api/template/page", { pubId }, member)).data).toMatchObject({ starred: true });
    const { db } = site.storage;
    for (const [name, title] of Object.entries(expected.bins)) {
      const at = name === "table" ? "data_table" : (name as keyof Omit<Expected["bins"], "table">);
      const binned = await db.selectFrom(at).select("title").where("removed_at", "is not", null).execute();
      expect(binned, name).toEqual([{ title }]);
    }
  });

  test("a Word template, which still lays out an essay", async () => {
    const { member, essay: essayId } = site.facts;
    const { name, lines } = expected.thesis.template;
    const { list } = (await app.call("/api/wordTemplate/list", {}, member)).data;
    expect(list.map((one) => one.name)).toEqual([name]);
    const templateId = list[0]?.templateId ?? "";
    const { cover } = (await app.call("/api/wordTemplate/preview", { templateId, essayId }, member)).data;
    for (const words of lines) expect(cover.map(({ text }) => text).join("\n")).toContain(words);
    expect((await app.call("/api/essay/export", { essayId, format: "docx", templateId }, member)).data.cover).toBe("kept");
  });

  test("drafts of a text, an answer to how it is liked, and what the moderation found", async () => {
    const { member } = site.facts;
    const { list: pieces } = (await app.call("/api/ai/pieces", {}, member)).data;
    const drafts = pieces.find((piece) => piece.drafts.length > 1)?.drafts ?? [];
    expect(drafts.map(({ kind: what, draftNo }) => [what, draftNo])).toEqual([
      ["revise", 2],
      ["scene", 1],
    ]);
    const texts: string[] = [];
    for (const { generationId } of drafts) texts.push((await app.call("/api/ai/get", { generationId }, member)).data.text);
    expect(texts[0]).toContain(expected.drafts.second);
    expect(texts[1]).not.toContain(expected.drafts.second);
    for (const text of texts) expect(text).toContain(expected.drafts.first);

    const { db } = site.storage;
    const answers = await db.selectFrom("nps_question").select(["rate", "advice"]).execute();
    expect(answers).toEqual([expected.nps]);
    expect((await app.call("/api/advise/isShowNpsAdvise", {}, member)).refusal.reason).toBe("nps.notNow");

    const found = await db.selectFrom("moderation_finding").selectAll().orderBy("created_at").orderBy("id").execute();
    const said = found.map(({ side, action, term, excerpt }) => `${side} ${action} ${term}: ${excerpt.split("\n").at(-1)}`);
    expect(said).toEqual(expected.findings);
    const stopped = (await app.call("/api/ai/get", { generationId: found.at(-1)?.generation_id ?? "" }, member)).data;
    expect(stopped).toMatchObject({ status: "stopped", finishReason: "filter" });
    expect(stopped.text.endsWith(expected.stopped)).toBe(true);
    const masked = await db.selectFrom("generation").select("text").where("text", "like", "%＊%").execute();
    expect(masked).toHaveLength(1);
    expect(masked[0]?.text).toContain(expected.masked);
  });
});
