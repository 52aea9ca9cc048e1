import { expect, test } from "vitest";
import { waysOf } from "./ways.ts";

const off = {
  pay: false,
  wxLogin: false,
  wxWeb: false,
  passwordLogin: false,
  devLogin: false,
  qrEmbedded: false,
  sandbox: false,
  essayFullText: true,
  operatorHints: false,
};

test.each([
  ["the platform at a desk", "desktop", { wxLogin: true, wxWeb: true, passwordLogin: true }, ["qr", "web", "password"]],
  ["the platform on the telephone", "phone", { wxLogin: true, wxWeb: true, passwordLogin: true }, ["phone", "password"]],
  ["the platform inside its app", "inapp", { wxLogin: true, wxWeb: true, passwordLogin: true }, ["inapp", "password"]],
  ["our own code on the telephone", "phone", { qrEmbedded: true, devLogin: true }, ["qr", "dev"]],
  ["our own code inside the app", "inapp", { qrEmbedded: true }, ["qr"]],
  ["the platform's page only", "desktop", { wxWeb: true }, ["web"]],
  ["a password only", "desktop", { passwordLogin: true }, ["password"]],
  ["nothing", "desktop", {}, []],
] as const)("%s", (_, place, on, ways) => {
  expect(waysOf({ ...off, ...on }, place)).toEqual(ways);
});
