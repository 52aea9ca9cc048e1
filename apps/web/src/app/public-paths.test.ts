import type { RouteConfigEntry } from "@react-router/dev/routes";
import { ANY_ID } from "@tangleaf/contract/web-paths";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { indexedPaths, publicPaths } from "./public-paths.server.ts";

/** Redirects: nothing to render. */
const REDIRECTS = new Set(["/", "/my", "/notebook/index?"]);

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [`/${path.replace(/^\//, "")}`]), ...addressesOf(children ?? [])]);

test("every screen with one address of its own is rendered at build, or the server would answer it with 404", () => {
  const fixed = addressesOf(routes).filter((path) => !REDIRECTS.has(path) && !/[:*]/.test(path));
  expect(fixed.length).toBeGreaterThan(0);
  const rendered = new Set(publicPaths());
  expect(fixed.filter((path) => !rendered.has(path))).toEqual([]);
});

test("an address that ends in an id only a call knows has a frame of its screen, shown before its script is there", () => {
  const withId = addressesOf(routes).filter((path) => /^\/(?:invite|mindtree|notebook|table)\/.*:/.test(path) && !REDIRECTS.has(path));
  expect(withId.length).toBeGreaterThan(4);
  const rendered = new Set(publicPaths());
  expect(withId.map((path) => path.replace(/:[^/]+$/, ANY_ID)).filter((path) => !rendered.has(path))).toEqual([]);
});

test("no page is listed twice, under another name, or where only its owner may see it", () => {
  const listed = indexedPaths();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain("/scene/list/gongwen");
  expect(listed).not.toContain("/scene/list/admin");
  expect(publicPaths()).toContain("/scene/list/admin");
  expect(listed.filter((path) => /^\/(?:my|login|notebook|essay\/(?!help))/.test(path))).toEqual([]);
});
