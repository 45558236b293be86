import type { Finding } from '../finding.ts';
import { isTestCode, listFiles, read } from '../source-files.ts';
import { type Node, parseSource, type Syntax, stringValue, walk } from '../syntax.ts';
import type { CommerceModules } from './commerce-modules.ts';

const sourceFolder = 'packages/commerce/src/';
const modulesFolder = `${sourceFolder}modules/`;

/** Fills and empties what it was given a catalogue for, whoever owns it: the one other place that knows tables. */
const bulkLoader = `${sourceFolder}catalogue-import/`;

/** Doors hold for SQL too: a module reads tables of others only where its `module.ts` says so, and writes none of them. */
export function checkTables(root: string, modules: CommerceModules): Finding[] {
  const files = listFiles(root).filter((file) => file.startsWith(sourceFolder) && !isTestCode(file));
  const owners = readOwners(root, files);
  const declared = readDeclared(root, files);
  const used = new Set<string>();
  const findings = files
    .filter((file) => file.endsWith('.ts') && !file.startsWith(bulkLoader))
    .flatMap((file) => {
      const module = moduleOf(file);
      return tablesIn(parseSource(file, read(root, file))).flatMap(({ table, isWritten, line }) => {
        const owner = owners.get(table);
        if (owner === undefined || owner === module) return [];
        if (isWritten) return [{ file, line, message: `only module "${owner}" writes its table "${table}"` }];
        used.add(`${module} ${table}`);
        if (declared.get(module)?.get(table) === owner) return [];
        const message = `table "${table}" belongs to module "${owner}": ask its door, or say under \`reads\` in module.ts why not`;
        return [{ file, line, message }];
      });
    });
  return [...findings, ...needless(declared, used), ...notUsed(declared, modules)];
}

function needless(declared: Declared, used: ReadonlySet<string>): Finding[] {
  return [...declared].flatMap(([module, tables]) =>
    [...tables.keys()]
      .filter((table) => !used.has(`${module} ${table}`))
      .map((table) => ({
        file: `${modulesFolder}${module}/module.ts`,
        message: `its SQL does not read "${table}"`,
      })),
  );
}

function notUsed(declared: Declared, modules: CommerceModules): Finding[] {
  return [...declared].flatMap(([module, tables]) =>
    [...new Set(tables.values())]
      .filter((owner) => !modules.get(module)?.includes(owner))
      .map((owner) => ({
        file: `${modulesFolder}${module}/module.ts`,
        message: `it reads tables of module "${owner}" but does not name it under \`uses\``,
      })),
  );
}

/** What stands beside the modules owns no table. */
function moduleOf(file: string): string {
  return file.startsWith(modulesFolder) ? (file.slice(modulesFolder.length).split('/')[0] ?? '') : '';
}

const creation =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;

/** The module whose migrations create a table or view owns it. */
function readOwners(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.sql'))) {
    for (const [, table = ''] of read(root, file).matchAll(creation)) owners.set(table, moduleOf(file));
  }
  return owners;
}

/** By module, the owners of the tables it reads. */
type Declared = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readDeclared(root: string, files: readonly string[]): Declared {
  return new Map(
    files
      .filter((file) => file === `${modulesFolder}${moduleOf(file)}/module.ts`)
      .map((file) => [moduleOf(file), readsIn(parseSource(file, read(root, file)).program)]),
  );
}

function readsIn(program: Node): ReadonlyMap<string, string> {
  const reads = new Map<string, string>();
  walk(program, (node) => {
    if (nameOfKey(node) !== 'reads' || node.type !== 'Property' || node.value.type !== 'ObjectExpression')
      return;
    for (const property of node.value.properties) {
      const owner = nameOfKey(property);
      if (property.type !== 'Property' || property.value.type !== 'ArrayExpression' || !owner) continue;
      for (const element of property.value.elements) {
        const table = stringValue(element);
        if (table) reads.set(table, owner);
      }
    }
  });
  return reads;
}

function nameOfKey(node: Node): string | undefined {
  if (node.type !== 'Property') return undefined;
  return node.key.type === 'Identifier' ? node.key.name : stringValue(node.key);
}

interface NamedTable {
  table: string;
  isWritten: boolean;
  line: number;
}

const readingCalls = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'from',
]);
const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** Tables named in SQL, whether as text or by calls of the query builder. */
function tablesIn({ program, lineOf }: Syntax): NamedTable[] {
  const found: NamedTable[] = [];
  walk(program, (node) => {
    const text = textOf(node);
    if (text !== undefined)
      found.push(...tablesInText(text).map((named) => ({ ...named, line: lineOf(node) })));
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    if (node.callee.property.type !== 'Identifier') return;
    const { name } = node.callee.property;
    const [first] = node.arguments;
    const named = first?.type === 'ArrayExpression' ? first.elements : [first];
    if (!readingCalls.has(name) && !writingCalls.has(name)) return;
    for (const element of named) {
      const table = stringValue(element)?.split(/\s+as\s+/i)[0];
      if (table) found.push({ table, isWritten: writingCalls.has(name), line: lineOf(node) });
    }
  });
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ? ');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const looksLikeSql =
  /\b(?:select\b[\s\S]*\bfrom|insert\s+into|update\s+\w+[\s\S]*\bset|delete\s+from|truncate|join)\s/;
const writes =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(\w+)/g;
const reads = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(\w+)/g;

function tablesInText(text: string): Omit<NamedTable, 'line'>[] {
  if (!looksLikeSql.test(` ${text} `)) return [];
  const written = [...text.matchAll(writes)].map(([, table = '']) => ({ table, isWritten: true }));
  const isWritten = new Set(written.map(({ table }) => table));
  const read = [...text.matchAll(reads)]
    .map(([, table = '']) => ({ table, isWritten: false }))
    .filter(({ table }) => !isWritten.has(table));
  return [...written, ...read];
}
