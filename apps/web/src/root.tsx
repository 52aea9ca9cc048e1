import "#lib/polyfills.ts";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { bootScript } from "#app/boot-script.ts";
import { Overlays } from "#app/overlays/overlays.tsx";
import { Providers } from "#app/providers.tsx";
import { supportScript } from "#app/support-script.ts";
import "#app/styles/tokens.css";
import "#fonts.css";
import { firstFaces } from "#faces.ts";
import "#app/styles/base.css";
import { usePartReady } from "#lib/page-flags.ts";
import { variant } from "#lib/variant.ts";
import { tooOldMessage } from "#messages/too-old.ts";

export { ScreenError as ErrorBoundary } from "#app/shell/screen-error.tsx";

const LANGUAGE = { zh: "zh-CN", en: "en" } as const;
/** Runs while the stored page is read; once modules load it has run, so scripts need not carry its text. */
const boot = import.meta.env.SSR ? `${supportScript(tooOldMessage)};\n${bootScript()}` : "";

export function Layout({ children }: { children: ReactNode }) {
  usePartReady("page");
  return (
    <html lang={LANGUAGE[variant]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Styles first: nothing is painted before them. */}
        <Links />
        {firstFaces.map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#eef1ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101412" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
      <Overlays />
    </Providers>
  );
}
