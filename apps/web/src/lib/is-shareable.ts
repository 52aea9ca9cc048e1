const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a link of the server leads others to the site. Without PUBLIC_URL the server names this machine; a visitor who came by
 * another address would share a link to the reader's own machine (docs/decisions/020).
 */
export function isShareable(link: string, at: string = location.hostname): boolean {
  return !LOOPBACK_HOSTS.has(new URL(link, location.href).hostname) || LOOPBACK_HOSTS.has(at);
}
