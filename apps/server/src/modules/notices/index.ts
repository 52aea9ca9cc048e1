export { addAnnouncement, listAnnouncements, removeAnnouncement } from "./announcement.repo.ts";
export { writeNotice } from "./notice.repo.ts";
export { createNotices } from "./notices.ts";
export { noticesPersonalData } from "./personal-data.repo.ts";
export { type HtmlRefusal, sanitiseHtml } from "./sanitise-html.ts";
