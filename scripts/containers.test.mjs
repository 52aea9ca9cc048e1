import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./lib/paths.mjs";

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

  it("sets only keys the example file explains", () => {
    const known = new Set([...read(".env.example").matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
    for (const name of ["app", "web-1", "worker"]) {
      for (const key of Object.keys(compose.services[name].environment ?? {})) expect(known, key).toContain(key);
    }
  });

  it("mounts only volumes it declares", () => {
    const declared = Object.keys(compose.volumes);
    for (const service of Object.values(compose.services)) {
      for (const volume of service.volumes ?? []) expect(declared).toContain(volume.split(":")[0]);
    }
  });
});

describe("Dockerfile", () => {
  const instructions = read("Dockerfile")
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));

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

  it("does not run as root", () => {
    expect(instructions.some((line) => line.startsWith("USER ") && line !== "USER root")).toBe(true);
  });
});
