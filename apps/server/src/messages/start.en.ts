import type { StartMessages } from "./start.zh.ts";

/** What the operator reads when the server starts and stops. */
export const startEn: StartMessages = {
  ready: "Tangleaf is ready: {address}",
  noPublicUrl:
    "PUBLIC_URL is not set: links and QR codes lead to this machine only (localhost, or an address of it), where others may not get. Set it to the address people open, such as https://write.example.com.",
  lan: "Phones on the same network can open {address} (without https it can't be installed or opened offline; see 'Without https' in docs/operate.md)",
  noHttps:
    "PUBLIC_URL is not https: sign-ins and texts are unprotected on their way, and the site can't be installed or opened offline. Let Caddy or another proxy provide https; see 'Behind a proxy' in docs/operate.md.",
  pageServer: "The page comes from the development server: {address}",
  builtinWriter: "Writer: {label} (no model connected; MODELS in .env.example says how)",
  models: "Models: {labels}",
  sandbox: "WeChat is played by the sandbox (no account connected); its phone is at {address}",
  paySandbox: "The payment platform is played by the sandbox (no merchant connected); its phone is at {address}",
  samples: "Data: {data}",
  closedToOthers: "Other accounts of this machine could read {path}; now only the account that runs Tangleaf can (0700 / 0600).",
  workerOnly: "Tangleaf's worker is ready",
  stopping: "Stopping: finishing what is in hand …",
  noPage: "The built page isn't there: {path}\nRun npm run build first (npm start does it by itself).",
  badGoods:
    "The goods file is wrong, so nothing was started:\n{problems}\nMend it; npm run admin -- goods check looks at it without starting.",
  portTaken: "Port {port} is in use. Stop the program that uses it, or set another PORT.",
  portForbidden: "Not allowed to listen on {host}:{port}. Set another PORT or HOST.",
  hostUnknown: "HOST={host} is no address of this machine. Set 0.0.0.0 for all its networks, or 127.0.0.1 for this machine alone.",
  failed: "Couldn't start: {cause}",
};
