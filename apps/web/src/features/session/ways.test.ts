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
  webSearch: false,
  sampleWorks: false,
  bibliography: false,
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
  expect(waysOf({ ...off, ...on }, place, "zh")).toEqual(ways);
});

test.each([
  ["with the platform, by their name", "desktop", { wxLogin: true, wxWeb: true, passwordLogin: true }, ["password", "qr", "web"]],
  ["with the platform on the telephone, by their name", "phone", { wxLogin: true, passwordLogin: true }, ["password", "phone"]],
  ["inside the platform's app, with one tap", "inapp", { wxLogin: true, passwordLogin: true }, ["inapp", "password"]],
  ["with our own code, by scanning it", "desktop", { qrEmbedded: true, passwordLogin: true }, ["qr", "password"]],
  ["with the platform alone, by it", "desktop", { wxLogin: true }, ["qr"]],
] as const)("English readers sign in %s", (_, place, on, ways) => {
  expect(waysOf({ ...off, ...on }, place, "en")).toEqual(ways);
});
