type SendUnsaved = (userId: string) => Promise<number>;

let send: SendUnsaved = async () => 0;

/** The page says how edits are sent: what can be edited belongs to features. */
export function setSendUnsaved(how: SendUnsaved): void {
  send = how;
}

/** Sends what this user has not saved; answers how many texts have edits that did not get there. */
export const sendUnsaved: SendUnsaved = (userId) => send(userId);
