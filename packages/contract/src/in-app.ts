/** WeChat and its edition for companies, QQ, DingTalk, Feishu and Lark: what their own browsers call themselves. */
const APPS = /MicroMessenger|\bQQ\/|DingTalk|\bLark\/|Feishu/i;
const PHONES = /Android|iPhone|iPad|OpenHarmony|Mobile/i;

/**
 * Whether a browser is the one inside a messaging app on a phone. It saves no file that a page has made, and often none at all; on a
 * desktop these apps save files as browsers do.
 */
export const isInApp = (userAgent: string): boolean => APPS.test(userAgent) && PHONES.test(userAgent);
