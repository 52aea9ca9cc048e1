import { nodesOf, readTree, type TreeBranch, writeTree } from "@tangleaf/document/tree";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { PictureColours } from "./picture-colours.ts";
import { foldedNodes, treePicture } from "./tree-picture.ts";
import { pictureScale, pngOf, svgOf } from "./write-picture.ts";

const HUE = { line: "#112233", back: "#ddeeff" };
const COLOURS: PictureColours = {
  back: "#ffffff",
  paper: "#fefefe",
  ink: "#000000",
  root: "#ff0000",
  onRoot: "#00ff00",
  hues: { college: HUE, work: HUE, market: HUE, social: HUE, video: HUE, gongwen: HUE },
  textFont: '"A B", serif',
  uiFont: "sans-serif",
};

function treeOf(tree: Parameters<typeof nodesOf>[0]): TreeBranch {
  const doc = new Y.Doc();
  let next = 0;
  writeTree(
    doc,
    nodesOf(tree, () => `n${next++}`),
  );
  return readTree(doc).root;
}

const TREE = treeOf({
  text: "市集",
  kids: [
    { text: "水 & <茶>", mark: "done", note: "要问" },
    { text: "摊主", fold: true, kids: [{ text: "手作", kids: [{ text: "一家" }] }, { text: "二手书" }] },
  ],
});

test("an SVG holds every text once, as text, with its signs and the number of what is folded", () => {
  const svg = new DOMParser().parseFromString(svgOf(treePicture(TREE, COLOURS)), "image/svg+xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  expect([...svg.querySelectorAll("text")].map(({ textContent }) => textContent).toSorted()).toEqual(
    ["市集", "水 & <茶>", "✓", "≡", "摊主", "3"].toSorted(),
  );
  expect(foldedNodes(TREE)).toBe(3);
  expect(svg.documentElement.outerHTML).not.toContain("var(");
});

test("a PNG is twice as large as the tree and has its colours", async () => {
  const picture = treePicture(TREE, COLOURS);
  const bitmap = await createImageBitmap(await pngOf(picture));
  expect([bitmap.width, bitmap.height]).toEqual([picture.width * 2, picture.height * 2]);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData((x - picture.left) * 2, (y - picture.top) * 2, 1, 1).data ?? [])];
  expect(at(picture.left + 2, picture.top + 2)).toEqual([255, 255, 255, 255]);
  const root = picture.boxes[0];
  expect(at((root?.left ?? 0) + 8, 0)).toEqual([255, 0, 0, 255]);
});

test("a picture is never larger than browsers draw: first less sharp, then none", () => {
  expect(pictureScale({ width: 900, height: 300 })).toBe(2);
  expect(pictureScale({ width: 300, height: 10_000 })).toBeCloseTo(1.6384);
  expect(pictureScale({ width: 300, height: 16_384 })).toBe(1);
  expect(pictureScale({ width: 300, height: 16_385 })).toBeNull();
});

test("a tree of two thousand nodes is too large for a PNG, and its SVG has all of them", () => {
  const many = treeOf({ text: "市集", kids: Array.from({ length: 2000 }, (_, at) => ({ text: `第${at}条` })) });
  const picture = treePicture(many, COLOURS);
  expect(pictureScale(picture)).toBeNull();
  expect(svgOf(picture).match(/<text/g)).toHaveLength(2001);
});
