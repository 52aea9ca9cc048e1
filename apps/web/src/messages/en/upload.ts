import type { uploadMessages as zh } from "../zh/upload.ts";

export const uploadMessages: typeof zh = {
  sent: (percent) => `${percent}% sent`,
  tooLargeOnTheWay: "A proxy in front of this site takes no files of this size. Choose a smaller one, or tell the site's operator.",
};
