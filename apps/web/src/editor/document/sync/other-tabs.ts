/** What a tab tells the others of this browser that have the same document open. Without updates: that it is there. */
export type TabMessage = { readonly epoch: number; readonly clientId: string; readonly updates: readonly Uint8Array[] };

export type OtherTabs = {
  tell(message: TabMessage): void;
  hear(receive: (message: TabMessage) => void): void;
  /** Whether a client is a tab of this browser: it was heard here. */
  knows(clientId: string): boolean;
  end(): void;
};

/** The line between tabs of one browser; it needs no network. A browser that has none hears nothing. */
export function otherTabs({ userId, documentId }: { userId: string; documentId: string }): OtherTabs {
  let channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`document ${userId} ${documentId}`) : null;
  const known = new Set<string>();
  return {
    tell: (message) => channel?.postMessage(message),
    hear(receive) {
      channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
        known.add(data.clientId);
        receive(data);
      });
    },
    knows: (clientId) => known.has(clientId),
    end() {
      channel?.close();
      // An answer that comes after the end is told nobody.
      channel = null;
    },
  };
}
