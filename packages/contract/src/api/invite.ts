import { z } from "zod";
import { defineRoute } from "../define-route.ts";

export const inviteApi = {
  info: defineRoute({
    path: "/api/invite/info",
    auth: "none",
    summary: "Who invites by this code (case-sensitive), with a masked name.",
    input: z.object({ inviteCode: z.string().min(1).max(32) }),
    output: z.object({ nickname: z.string(), headimg: z.string() }),
  }),
};
