/** CPU time of this thread so far, in milliseconds: on a busy machine the clock runs on while a thread waits for a core. */
export function cpuUsedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
