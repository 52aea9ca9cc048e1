/** The first Node with argon2id in node:crypto. */
const OLDEST = { major: 24, minor: 7 } as const;
const EXIT_CONFIG = 78;

/** Ends the process with a sentence where Node is older than the server needs. `npm start` brings a newer one by itself. */
export function refuseOldNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  const oldest = `${OLDEST.major}.${OLDEST.minor}`;
  console.error(`橘笺需要 Node ${oldest} 或更新的版本，这里是 ${version}。用 npm start 启动会自动装好。`);
  console.error(`Tangleaf needs Node ${oldest} or newer; this is ${version}. npm start installs it by itself.`);
  process.exit(EXIT_CONFIG);
}
