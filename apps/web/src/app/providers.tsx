import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { watchInstall } from "#features/install/use-install.ts";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { queryClient } from "#lib/query-client.ts";
import { restoreSession } from "#lib/session-store.ts";
import { onApiError } from "./on-api-error.ts";

/** What every screen stands on. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => {
    setApiErrorHandler(onApiError);
    restoreSession();
    return watchInstall();
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
