import { z } from "zod";

/** A notice for everybody. `info` is HTML that the page sanitises. */
export const notificationSchema = z.object({
  title: z.string(),
  date: z.string(),
  info: z.string(),
  url: z.string().optional(),
});
export type Notification = z.output<typeof notificationSchema>;
