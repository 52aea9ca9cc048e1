import type { UploadedFile } from "@tangleaf/contract";
import { useState } from "react";
import { uploadFile } from "./upload-file.ts";

/** Stores a file and knows how much of it has been sent (0 to 1); null = none is on its way. */
export function useUpload(): { share: number | null; upload: (file: File) => Promise<UploadedFile> } {
  const [share, setShare] = useState<number | null>(null);
  return {
    share,
    async upload(file) {
      setShare(0);
      try {
        return await uploadFile(file, { onProgress: setShare, shownBy: "action" });
      } finally {
        setShare(null);
      }
    },
  };
}
