// The page uses what its oldest browsers have, or looks first: docs/decisions/101.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "./paths.mjs";

const require = createRequire(import.meta.url);
const LISTED = "scripts/lib/newer-features.json";
/** Names of browsers in `browserslist` that the data calls otherwise. */
const BROWSERS = { ios_saf: "safari_ios" };
const PASSED_OVER = /\.(?:test|server)\.tsx?$|\.d\.ts$|\/testing\/|entry\.server|\/scripts\/|\.config\.ts$/;
const LIB_FILE = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;

/** @typedef {{ browser: string, version: string }} Oldest */

/** @returns {Oldest[]} the oldest browsers of package.json */
function readBaseline() {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return browserslist.map((line) => {
    const [name, version] = line.split(" ");
    return { browser: BROWSERS[name] ?? name, version };
  });
}

const numbersOf = (version) => version.replace("≤", "").split(".").map(Number);
function isAtMost(version, limit) {
  const [ours, theirs] = [numbersOf(version), numbersOf(limit)];
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** Whether one of a browser's statements says that this version has the feature, without a switch or another name. */
function isSupported(statements, version) {
  return [statements ?? []].flat().some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
    if (typeof added !== "string" || added === "preview" || flags || prefix || other) return false;
    return isAtMost(added, version) && !(typeof removed === "string" && isAtMost(removed, version));
  });
}

/**
 * @param {object} data of @mdn/browser-compat-data @param {readonly string[]} path @param {readonly Oldest[]} baseline
 * @returns {string[] | null} browsers of the baseline without the feature; null = the data does not know it
 */
function missingIn(data, path, baseline) {
  let place = data;
  for (const name of path) place = place !== undefined && Object.hasOwn(place, name) ? place[name] : undefined;
  const support = place?.__compat?.support;
  if (support === undefined) return null;
  return baseline
    .filter(({ browser, version }) => !isSupported(support[browser], version))
    .map(({ browser, version }) => `${browser} ${version}`);
}

/** What the data may call a member or a global of the standard libraries of TypeScript. */
function pathsOf(owners, name) {
  return owners.flatMap((owner) => {
    const plain = owner.replace(/Constructor$/, "");
    return [
      ["api", plain, name],
      ["api", plain, `${name}_static`],
      ["javascript", "builtins", plain, name],
    ];
  });
}

const globalPaths = (name) => [
  ["api", name],
  ["javascript", "builtins", name],
];

/** Declarations of a symbol in TypeScript's own libraries. */
function libDeclarations(symbol) {
  return (symbol?.declarations ?? []).filter((declaration) => LIB_FILE.test(declaration.getSourceFile().fileName));
}

/** Names of the interfaces, classes and namespaces a member is declared in. */
function ownersOf(declarations) {
  return declarations.flatMap(({ parent }) => {
    if (ts.isInterfaceDeclaration(parent)) return [parent.name.text];
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return [parent.parent.name.getText()];
    if (ts.isModuleBlock(parent)) return [parent.parent.name.text];
    if (ts.isVariableDeclarationList(parent) && ts.isModuleBlock(parent.parent.parent)) return [parent.parent.parent.parent.name.text];
    return [];
  });
}

/** Every use of a feature that some browser of the baseline lacks, by the feature's name. */
function findNewer(program, data, baseline) {
  const checker = program.getTypeChecker();
  /** @type {Map<string, { browsers: string[], places: string[] }>} */
  const found = new Map();
  const note = (node, name, paths) => {
    const known = paths.map((path) => missingIn(data, path, baseline)).filter((browsers) => browsers !== null);
    if (known.length === 0 || known.some((browsers) => browsers.length === 0)) return;
    const file = node.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const entry = found.get(name) ?? { browsers: known[0], places: [] };
    entry.places.push(`${relative(root, file.fileName)}:${line}`);
    found.set(name, entry);
  };
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const declarations = libDeclarations(checker.getSymbolAtLocation(node.name));
      if (declarations.length > 0) {
        const type = checker.getTypeAtLocation(node.expression);
        const types = type.isUnionOrIntersection() ? type.types : [type];
        const owners = [...new Set([...ownersOf(declarations), ...types.map((one) => one.symbol?.name ?? "")])].filter(
          (name) => name !== "",
        );
        note(node.name, `${owners[0]}.${node.name.text}`, pathsOf(owners, node.name.text));
      }
    } else if (ts.isIdentifier(node) && ts.isExpressionNode?.(node) !== false && isGlobalValue(node, checker)) {
      note(node, node.text, globalPaths(node.text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.includes("/node_modules/") && !PASSED_OVER.test(file.fileName)) visit(file);
  }
  return found;
}

/** A global of the standard libraries, used as a value. */
function isGlobalValue(node, checker) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isTypeNode(parent) || ts.isPropertyAssignment(parent) || ts.isTypeQueryNode(parent)) return false;
  return libDeclarations(checker.getSymbolAtLocation(node)).some((one) => ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one));
}

/** @returns {string[]} features the page uses and its oldest browsers lack, unless they are listed with what happens there; and listed ones that are not used */
export function checkBrowsers() {
  const data = require("@mdn/browser-compat-data");
  const project = join(root, "apps/web/tsconfig.json");
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, "apps/web"));
  const found = findNewer(ts.createProgram(fileNames, options), data, readBaseline());
  const listed = new Map(Object.entries(JSON.parse(readFileSync(join(root, LISTED), "utf8"))));
  const faults = [...found]
    .filter(([name]) => !listed.has(name))
    .map(([name, { browsers, places }]) => `${name} is not in ${browsers.join(", ")}: ${places.slice(0, 3).join(", ")}`);
  const unused = [...listed.keys()]
    .filter((name) => !found.has(name))
    .map((name) => `${LISTED}: ${name} is not used, or all browsers have it`);
  return [...faults, ...unused];
}
