import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { isStorageFull } from "./storage-full.ts";

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test("a full disk is known by every name it has, also as a cause", () => {
  for (const code of ["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "SQLITE_IOERR_WRITE", "53100"])
    expect(isStorageFull(withCode(code)), code).toBe(true);
  expect(isStorageFull(new Error("could not store", { cause: withCode("ENOSPC") }))).toBe(true);
  expect(isStorageFull(new AppError("storage.full"))).toBe(true);
});

test("anything else is not one, nor is a circle of causes waited for", () => {
  for (const code of ["ENOENT", "SQLITE_BUSY", "23505", "ECONNREFUSED"]) expect(isStorageFull(withCode(code)), code).toBe(false);
  expect([new AppError("server.unavailable"), null, "ENOSPC", { code: "ENOSPC" }].map(isStorageFull)).toEqual([false, false, false, false]);
  const circle = new Error("a");
  circle.cause = circle;
  expect(isStorageFull(circle)).toBe(false);
});
