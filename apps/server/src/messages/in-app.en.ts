import type { InAppMessages } from "./in-app.zh.ts";

export const inAppEn: InAppMessages = {
  lead: "This app can't save files; your browser can:",
  menu: "Tap ··· in the top right corner",
  open: "Choose “Open in browser”, and the file is saved",
  note: "This address works for {minutes} minutes. After that, ask for the file again under Downloads in your account.",
  here: "Open it here",
  picture: "Press and hold the picture to save it to your phone.",
};
