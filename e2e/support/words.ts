import { accountMessages as accountEn } from "../../apps/web/src/messages/en/account.ts";
import { downloadsMessages as downloadsEn } from "../../apps/web/src/messages/en/downloads.ts";
import { invitesMessages as invitesEn } from "../../apps/web/src/messages/en/invites.ts";
import { sceneMessages as sceneEn } from "../../apps/web/src/messages/en/scene.ts";
import { sessionMessages as sessionEn } from "../../apps/web/src/messages/en/session.ts";
import { shellMessages as shellEn } from "../../apps/web/src/messages/en/shell.ts";
import { textsMessages as textsEn } from "../../apps/web/src/messages/en/texts.ts";
import { usageMessages as usageEn } from "../../apps/web/src/messages/en/usage.ts";
import { writingMessages as writingEn } from "../../apps/web/src/messages/en/writing.ts";
import { accountMessages } from "../../apps/web/src/messages/zh/account.ts";
import { downloadsMessages } from "../../apps/web/src/messages/zh/downloads.ts";
import { invitesMessages } from "../../apps/web/src/messages/zh/invites.ts";
import { sceneMessages } from "../../apps/web/src/messages/zh/scene.ts";
import { sessionMessages } from "../../apps/web/src/messages/zh/session.ts";
import { shellMessages } from "../../apps/web/src/messages/zh/shell.ts";
import { textsMessages } from "../../apps/web/src/messages/zh/texts.ts";
import { usageMessages } from "../../apps/web/src/messages/zh/usage.ts";
import { writingMessages } from "../../apps/web/src/messages/zh/writing.ts";

/** The page's own words, so that a journey reads buttons as a person does and follows when a word changes. */
export const words = {
  zh: {
    account: accountMessages,
    downloads: downloadsMessages,
    invites: invitesMessages,
    scene: sceneMessages,
    session: sessionMessages,
    shell: shellMessages,
    texts: textsMessages,
    usage: usageMessages,
    writing: writingMessages,
  },
  en: {
    account: accountEn,
    downloads: downloadsEn,
    invites: invitesEn,
    scene: sceneEn,
    session: sessionEn,
    shell: shellEn,
    texts: textsEn,
    usage: usageEn,
    writing: writingEn,
  },
} as const;
