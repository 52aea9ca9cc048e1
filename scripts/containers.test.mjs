import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../apps/server/src/platform/config.ts";
import { root } from "./lib/paths.mjs";
import { readDockerfile } from "./lib/read-dockerfile.mjs";
import { FINAL_EXIT_CODES, FIRST_DELAY_MS, MAX_DELAY_MS } from "./lib/supervise.mjs";

const read = (name) => readFileSync(join(root, name), "utf8");
const compose = parse(read("compose.yaml"), { merge: true });
const profileOf = (name) => compose.services[name].profiles ?? [];

describe("compose.yaml", () => {
  it("gives every service an image or a build, and a profile", () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect(Boolean(service.image || service.build), name).toBe(true);
      expect(profileOf(name).length, name).toBe(1);
    }
  });

  it("lets a service depend only on services of its own profile", () => {
    for (const [name, service] of Object.entries(compose.services)) {
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      for (const need of needs) expect(profileOf(need), `${name} → ${need}`).toEqual(profileOf(name));
    }
  });

  it("waits for health only where a health check is declared", () => {
    for (const service of Object.values(compose.services)) {
      for (const [need, { condition }] of Object.entries(Array.isArray(service.depends_on) ? {} : (service.depends_on ?? {}))) {
        if (condition === "service_healthy") expect(compose.services[need].healthcheck, need).toBeDefined();
      }
    }
  });

  it("runs two web processes, a worker, the stores and one proxy in the many-process shape", () => {
    const many = Object.keys(compose.services).filter((name) => profileOf(name).includes("many"));
    expect(many).toEqual(expect.arrayContaining(["web-1", "web-2", "worker", "proxy", "postgres", "redis", "minio"]));
    for (const name of ["web-1", "web-2", "worker"]) {
      expect(compose.services[name].environment).toMatchObject({ DATABASE_URL: expect.any(String), REDIS_URL: expect.any(String) });
    }
  });

  it("starts every process of ours again that ended, and lets one that hangs end itself", () => {
    const ours = Object.values(compose.services).filter((service) => service.build);
    expect(ours).toHaveLength(4);
    for (const service of ours) expect(service).toMatchObject({ init: true, restart: "unless-stopped" });
  });

  it("sets only keys the example file explains", () => {
    const known = new Set([...read(".env.example").matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
    for (const name of ["app", "web-1", "worker"]) {
      for (const key of Object.keys(compose.services[name].environment ?? {})) expect(known, key).toContain(key);
    }
  });

  it("mounts only volumes it declares, and files that are there", () => {
    const declared = Object.keys(compose.volumes);
    for (const [source = ""] of Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(":")))) {
      if (source.startsWith("./")) expect(existsSync(join(root, source)), source).toBe(true);
      else expect(declared).toContain(source);
    }
  });

  it("has a proxy that asks every web process, and no other, whether it is ready", () => {
    const [, targets = ""] = read("Caddyfile").match(/reverse_proxy (.*) \{/) ?? [];
    const webs = Object.keys(compose.services).filter((name) => compose.services[name].environment?.ROLES === "web");
    expect(targets.split(" ")).toEqual(webs.map((name) => `${name}:3000`));
    expect(read("Caddyfile")).toContain("health_uri /readyz");
    expect(compose.services.proxy.volumes).toEqual(["./Caddyfile:/etc/caddy/Caddyfile:ro"]);
  });
});

const instructions = readDockerfile(read("Dockerfile")).map(({ name, text }) => `${name} ${text}`);

/** Environment of a process of the service: the image's, then .env, then compose.yaml; later ones win. */
function environmentOf(name, dotEnv) {
  const image = instructions
    .slice(instructions.findLastIndex((line) => line.startsWith("FROM ")))
    .filter((line) => line.startsWith("ENV "));
  const fromImage = Object.fromEntries(image.flatMap((line) => line.slice(4).split(" ")).map((pair) => pair.split("=")));
  const { environment = {}, env_file: files = [] } = compose.services[name];
  const fromFiles = files.some(({ path }) => path === ".env") ? dotEnv : {};
  const own = Object.entries(environment).map(([key, value]) => [key, interpolate(String(value), dotEnv)]);
  return { ...fromImage, ...fromFiles, ...Object.fromEntries(own) };
}

/** `${KEY:-default}` of compose.yaml, read from .env. */
function interpolate(text, dotEnv) {
  return text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, key, otherwise) => dotEnv[key] || otherwise);
}

/** Lines of an .env written for running without containers. */
const OTHERWISE = { APP_ENV: "development", PORT: "8080", HOST: "127.0.0.1", DATA_DIR: "./data", ROLES: "web", TRUST_PROXY: "off" };

describe.each([
  ["no .env", {}],
  [".env.example copied to .env", parseEnv(read(".env.example"))],
  ["an .env made for a start by hand", OTHERWISE],
])("compose.yaml, Dockerfile and %s together", (_, dotEnv) => {
  const apps = Object.keys(compose.services).filter((name) => compose.services[name].build);

  it.each(apps)("run %s in production, reachable on the port that is published, with its data in a volume or a store", (name) => {
    const { volumes = [], ports = [] } = compose.services[name];
    const config = parseConfig(environmentOf(name, dotEnv));
    expect(config).toMatchObject({ env: "production", sandbox: false, host: "0.0.0.0", port: 3000, dataDir: "/data" });
    const mounted = volumes.some((volume) => volume.split(":")[1] === config.dataDir);
    expect(mounted || (config.databaseUrl !== undefined && config.blobUrl !== undefined)).toBe(true);
    for (const port of ports) {
      expect(interpolate(port, dotEnv).split(":")).toEqual([dotEnv.PORT ?? "3000", String(config.port)]);
    }
  });

  it("give every process its part of the work, and only those behind the proxy believe one", () => {
    const of = (name) => parseConfig(environmentOf(name, dotEnv));
    expect(of("app").roles).toEqual({ web: true, worker: true });
    expect(of("app").trustProxy).toBe(false);
    for (const name of ["web-1", "web-2"]) expect(of(name).roles).toEqual({ web: true, worker: false });
    expect(of("worker").roles).toEqual({ web: false, worker: true });
    for (const name of ["web-1", "web-2"]) expect(typeof of(name).trustProxy).toBe("function");
  });
});

describe("Dockerfile", () => {
  it("uses only known instructions and names its stages before copying from them", () => {
    const stages = new Set();
    for (const line of instructions) {
      expect(line).toMatch(/^(FROM|WORKDIR|COPY|RUN|ENV|ARG|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) /);
      const stage = line.match(/^FROM \S+ AS (\S+)/)?.[1];
      if (stage) stages.add(stage);
      const from = line.match(/--from=(\S+)/)?.[1];
      if (from) expect(stages).toContain(from);
    }
  });

  it("copies only what is there", () => {
    for (const line of instructions.filter((text) => text.startsWith("COPY") && !text.includes("--from"))) {
      const sources = line.split(" ").slice(1, -1);
      for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
    }
  });

  it("copies what the settings of each workspace are read from before it builds", () => {
    const copied = instructions
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
      .flatMap((line) => line.split(" ").slice(1, -1));
    for (const file of globSync("{apps,packages}/*/tsconfig.json", { cwd: root })) {
      const base = join(dirname(file), /"extends": "([^"]+)"/.exec(read(file))?.[1] ?? "");
      expect(copied, file).toContain(base);
    }
  });

  it("does not run as root", () => {
    expect(instructions.some((line) => line.startsWith("USER ") && line !== "USER root")).toBe(true);
  });
});

describe("the systemd unit of docs/operate.md", () => {
  const unit = Object.fromEntries([...read("docs/operate.md").matchAll(/^ {4}([A-Z]\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));

  it("starts the server again after what npm start does, with the same delays", () => {
    expect(unit).toMatchObject({
      Restart: "on-failure",
      RestartPreventExitStatus: FINAL_EXIT_CODES.join(" "),
      RestartSec: String(FIRST_DELAY_MS / 1000),
      RestartMaxDelaySec: String(MAX_DELAY_MS / 1000),
      // It never gives up.
      StartLimitIntervalSec: "0",
    });
  });

  it("starts a script that is there", () => {
    const [, script] = unit.ExecStart.match(/ \/srv\/tangleaf\/(\S+)$/);
    expect(existsSync(join(root, script))).toBe(true);
  });
});
