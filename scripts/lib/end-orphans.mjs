// Started by a script with the ids of its children; ends them when the script is gone, however that came about: then the pipe
// to this process breaks. It is in a session of its own, so that what hits the script does not hit it too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

process.stdin.on("error", () => {}).resume();
process.stdin.on("close", () => {
  for (const pid of process.argv.slice(2)) {
    try {
      process.kill(Number(pid), "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
  process.exit();
});
