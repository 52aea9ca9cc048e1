import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Shows the errors of a call; `background`: nothing shows them. */
export type Said = "page" | "action" | "screen" | "background";
/** `passed`: the options are a parameter of the function. `stream`: the call is made by `send`, not by `call`. */
type Mode = Said | "passed" | "stream";
type FoundCall = { readonly path: string; readonly file: string; readonly mode: Mode };

const CALLERS = new Set(["call", "callForBytes", "send", "uploadFile"]);
const UPLOAD = "/api/file/upload";

/** For tests: lists every call of the contract in the sources of the page, with what shows its errors. */
export function findCalls(root: string): FoundCall[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file) && file !== "lib/api-client.ts",
  );
  return files.sort().flatMap((file) => listCalls(file, readFileSync(join(root, file), "utf8")));
}

function listCalls(file: string, text: string): FoundCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: FoundCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && CALLERS.has(node.expression.text)) {
      const [at, , options] = node.arguments;
      const caller = node.expression.text;
      const paths = caller === "uploadFile" ? [UPLOAD] : at === undefined ? [] : readPaths(at, source);
      const given = caller === "uploadFile" ? node.arguments[1] : options;
      for (const path of paths) found.push({ path, file, mode: caller === "send" ? "stream" : readMode(given, source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The addresses an argument may be: written there, or every one in the declaration of its name. */
function readPaths(at: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteral(at)) return [at.text];
  if (!ts.isIdentifier(at)) return [];
  const declaration = findDeclaration(at.text, source);
  return declaration === undefined ? [] : [...declaration.getText(source).matchAll(/"(\/api\/\w[\w/]*)"/g)].map(([, path]) => path ?? "");
}

function readMode(options: ts.Node | undefined, source: ts.SourceFile): Mode {
  if (options === undefined) return "page";
  if (ts.isIdentifier(options)) {
    const declaration = findDeclaration(options.text, source);
    return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
      ? readMode(declaration.initializer, source)
      : "passed";
  }
  const inner = ts.isAsExpression(options) ? options.expression : options;
  if (!ts.isObjectLiteralExpression(inner)) return "passed";
  let mode: Mode = "page";
  for (const property of inner.properties) {
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
      const spread = readMode(property.expression, source);
      if (spread !== "page") mode = spread;
    } else if (ts.isPropertyAssignment(property) && property.name.getText(source) === "shownBy")
      mode = ts.isStringLiteral(property.initializer) ? (property.initializer.text as Mode) : "passed";
    else if (ts.isPropertyAssignment(property) && property.name.getText(source) === "background") mode = "background";
  }
  return mode;
}

function findDeclaration(name: string, source: ts.SourceFile): ts.VariableDeclaration | ts.ParameterDeclaration | undefined {
  let found: ts.VariableDeclaration | ts.ParameterDeclaration | undefined;
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name) && node.name.text === name) found ??= node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
