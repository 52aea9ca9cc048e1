/** Where pictures come from and go to. */
export type ImageStore = {
  /** Stores a picture and answers with its id. `onProgress` gets shares from 0 to 1. Rejects with an Error whose message a person may read. */
  upload(file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }): Promise<string>;
  /** An address an <img> can show; rejects where the picture is gone. */
  address(blobId: string): Promise<string>;
};
