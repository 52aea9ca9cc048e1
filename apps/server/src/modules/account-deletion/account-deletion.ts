/** Public API of the account-deletion module: the end of an account, of texts their owner removed, and of files nobody can reach. */
export interface AccountDeletion {
  /** Asks for the account to end after 7 days and returns that moment; a repeat keeps the first one. */
  close(userId: string): Promise<number>;
  /** Takes it back. Throws account.notClosing. */
  reopen(userId: string): Promise<void>;
  /**
   * Ends the accounts whose time has come and returns how many. What is writing is stopped first; where it does not stop,
   * or something cannot be removed, the next round goes on. Runs hourly, in any number of processes.
   */
  purgeDue(): Promise<number>;
  /** Forgets the words of texts removed 30 days ago; the rows stay for the ledger. Returns how many. */
  forgetRemovedTexts(): Promise<number>;
  /**
   * Removes stored files that no row has named for an hour: whoever was to name them was killed, or could not remove them.
   * Returns how many.
   */
  removeOrphanBlobs(): Promise<number>;
  /** All of them, hourly. */
  tidy(): Promise<void>;
}
