import { describe, expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { isReservedName } from "./name-choice.ts";

const weak = expect.objectContaining({ reason: "password.weak", details: { field: "password" } });

describe("password", () => {
  test("fewer than 8 and more than 128 characters are refused, counted as people see them", () => {
    for (const password of ["", "a1b2c3d", "𠮷野家𠮷野家𠮷", `${"xY3-".repeat(32)}z`]) {
      expect(() => checkPassword(password, "lin"), password).toThrow(weak);
    }
    for (const password of ["k7-mQ2vz", "𠮷野家喝茶看书去", "xY3-".repeat(32)]) {
      expect(() => checkPassword(password, "lin"), password).not.toThrow();
    }
  });

  test("what everybody tries first is refused in any case, also one character repeated", () => {
    for (const password of ["12345678", "1qaz2wsx", "woaini520", "WoAiNi520", "Password", "１２３４５６７８", "zzzzzzzzzz"]) {
      expect(() => checkPassword(password, "lin"), password).toThrow(weak);
    }
  });

  test("the name itself is refused, however it is written", () => {
    for (const password of ["linxiaoyu", "LinXiaoYu", "ｌｉｎｘｉａｏｙｕ"])
      expect(() => checkPassword(password, "Linxiaoyu")).toThrow(weak);
    expect(() => checkPassword("linxiaoyu-7", "Linxiaoyu")).not.toThrow();
  });

  test("the list holds two hundred, each long enough to need it and folded as it is compared", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length, password).toBeGreaterThanOrEqual(8);
      expect(password, password).toBe(password.toLowerCase());
    }
  });
});

test("names of the house are reserved, however they are dressed up", () => {
  for (const name of ["admin", "ADMIN", "ａｄｍｉｎ", "a.d-m_in", "root", "客服", "管 理 员", "橘笺", "TangLeaf", "tangleaf.support"]) {
    expect(isReservedName(name), name).toBe(true);
  }
  for (const name of ["administer", "小林", "管理员的猫", "leaf"]) expect(isReservedName(name), name).toBe(false);
});
