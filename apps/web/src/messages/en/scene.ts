import type { sceneMessages as zh } from "../zh/scene.ts";

export const sceneMessages = {
  title: (scene: string) => `${scene} · AI paper writing · Tangleaf`,
  crumb: "You are here",
  views: { label: "Form or draft", form: "Fill in", paper: "Draft" },
  unknown: { title: "No such scene", text: "The address may be mistyped, or the scene was renamed.", action: "Find a scene" },
} satisfies typeof zh;
