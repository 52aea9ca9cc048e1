import { afterEach, expect, test, vi } from "vitest";
import { storedPictures } from "./stored-pictures.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

test("a picture is fetched once with the session and shown from memory", async () => {
  fetched.mockImplementation(
    async () => new Response(new Blob(["x"], { type: "image/png" }), { headers: { "content-type": "image/png" } }),
  );
  const [first, second] = await Promise.all([storedPictures.address("p1"), storedPictures.address("p1")]);
  expect(first).toMatch(/^blob:/);
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a picture that is gone is asked for again the next time", async () => {
  fetched.mockImplementation(async () =>
    Response.json({ code: 1, message: "没有", is_success: false, data: { reason: "upload.unknown" } }),
  );
  await expect(storedPictures.address("p2")).rejects.toThrow("没有");
  await expect(storedPictures.address("p2")).rejects.toThrow("没有");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("what is no picture is refused before it is sent", async () => {
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  await expect(storedPictures.upload(new File(["x"], "a.svg", { type: "image/svg+xml" }), options)).rejects.toThrow("只能放");
});
