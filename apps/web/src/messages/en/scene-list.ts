import type { sceneListMessages as zh } from "../zh/scene-list.ts";

export const sceneListMessages = {
  all: { title: "All scenes", remark: "Pick one, fill in a few lines, watch it written" },
  tabs: { label: "Scene categories", all: "All" },
  search: {
    label: (count) => `Search ${count} scenes`,
    none: (text) => `No scene is called “${text}”`,
    palette: "Search everything instead",
  },
  length: { char: (value) => `${value} words`, item: (value) => (value === 1 ? "1 item" : `${value} items`), source: "as yours" },
  go: "Write",
  found: (count) => `${count} found`,
} satisfies typeof zh;
