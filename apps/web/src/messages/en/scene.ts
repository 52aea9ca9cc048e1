import type { sceneMessages as zh } from "../zh/scene.ts";

export const sceneMessages = {
  crumb: "You are here",
  back: "Back",
  otherScenes: "Find a scene",
  views: { label: "Form or draft", form: "Fill in", paper: "Draft" },
} satisfies typeof zh;
