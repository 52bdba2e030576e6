import { posix } from 'node:path';
import { parseSync } from 'vite';

/** What each folder, or file of src/, may import besides itself: folders, files and packages. */
export type Table = Readonly<Record<string, readonly string[]>>;

/** The text of each file by its path. */
export type Files = Readonly<Record<string, string>>;

/** Globals that a pure file must not use, and what to do instead. */
const impureGlobals: Readonly<Record<string, string>> = {
  window: 'the DOM belongs in a .tsx file',
  document: 'the DOM belongs in a .tsx file',
  navigator: 'the DOM belongs in a .tsx file',
  history: 'the DOM belongs in a .tsx file',
  globalThis: 'the DOM belongs in a .tsx file',
  location: 'pass the URL as an argument',
  fetch: 'the shop makes no requests',
  setTimeout: 'timers belong in a .tsx file',
  performance: 'pass the time as an argument',
  Date: 'pass the time as an argument',
};

/** Every violation of the table and of the rules for all files, as a sentence that names the file. */
export function violations(files: Files, table: Table): string[] {
  const graph = new Map<string, readonly string[]>();
  const found = Object.entries(files).flatMap(([path, text]) => {
    const nodes = nodesIn(parseSync(path, text).program);
    const specifiers = nodes.flatMap(({ source }) => {
      const specifier = isNode(source) && source.value;
      return typeof specifier === 'string' ? [specifier] : [];
    });
    const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
    const packages = specifiers.filter((specifier) => !specifier.startsWith('.'));
    const imported = relative.map((specifier) => resolve(specifier, path, files));
    graph.set(path, imported);
    return [
      ...outsideTable(path, imported, packages, table),
      ...(isPure(path) ? impurities(nodes, imported, packages) : []),
      ...(isBarrel(nodes) ? ['only re-exports: import from the file that has the code'] : []),
    ].map((violation) => `${path} ${violation}`);
  });
  return [...found, ...cycles(graph)];
}

function outsideTable(path: string, imported: string[], packages: string[], table: Table) {
  const folder = folderOf(path);
  const allowed = table[folder];
  if (!allowed) return [`is in ${folder}, which has no row in the table`];
  const rule = `${folder} may import ${allowed.join(', ') || 'nothing'}`;
  const isForbidden = (name: string) => name !== folder && !allowed.includes(name);
  return [
    ...imported.filter((target) => isForbidden(folderOf(target))).map(shortName),
    ...(path.startsWith('src/') ? packages.filter(isForbidden) : []),
  ].map((target) => `imports ${target}: ${rule}`);
}

const pure = 'a .ts file is pure';

/** A .ts file of src/ outside pwa/ and start.ts is pure: no React, no DOM, no clock, no I/O. */
const isPure = (path: string) => /^src\/(?!pwa\/|start\.ts).*\.ts$/.test(path);

function impurities(nodes: Node[], imported: string[], packages: string[]): string[] {
  const names = new Set(nodes.flatMap(({ type, name }) => (type === 'Identifier' ? [name] : [])));
  const reactFiles = imported.filter((target) => target.endsWith('.tsx'));
  const globals = Object.entries(impureGlobals).filter(([name]) => names.has(name));
  return [
    ...reactFiles.map((target) => `imports ${target}: ${pure}, React belongs in a .tsx file`),
    ...packages.map((name) => `imports ${name}: ${pure}, packages belong in a .tsx file`),
    ...globals.map(([name, advice]) => `uses ${name}: ${pure}, ${advice}`),
  ];
}

function isBarrel(nodes: Node[]): boolean {
  const body = nodes.find(({ type }) => type === 'Program')?.body as Node[];
  const isExport = ({ type, declaration }: Node) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && !declaration);
  return (
    body.some(isExport) &&
    body.every((statement) => isExport(statement) || statement.type === 'ImportDeclaration')
  );
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const visited = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) {
      const cycle = [...trail.slice(trail.indexOf(path) + 1), path];
      found.push(`${path} imports itself by way of ${cycle.map(shortName).join(', ')}`);
    }
    if (visited.has(path)) return;
    visited.add(path);
    for (const imported of graph.get(path) ?? []) visit(imported, [...trail, path]);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every node of a syntax tree except the names of properties. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  const isName = (key: string) =>
    (key === 'key' || key === 'property') && value.computed === false && !value.shorthand;
  return [value, ...Object.keys(value).flatMap((key) => (isName(key) ? [] : nodesIn(value[key])))];
}

/** The path that a relative specifier stands for. */
function resolve(specifier: string, importer: string, files: Files): string {
  const path = posix.join(posix.dirname(importer), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => candidate in files) ?? path;
}

const shortName = (path: string) => path.replace(/^src\//, '').replace(/\.(tsx?|mjs)$/, '');

/** A path's row in the table: its folder in src/ or in the project, or the file itself. */
const folderOf = (path: string) => shortName(path).split('/')[0] ?? '';
