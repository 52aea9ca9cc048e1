import { z } from "zod";

/** A notice for everybody (spec §3). `info` is HTML the page sanitises. */
export const notificationSchema = z.object({
  title: z.string(),
  date: z.string(),
  info: z.string(),
  url: z.string().optional(),
});
export type Notification = z.output<typeof notificationSchema>;
