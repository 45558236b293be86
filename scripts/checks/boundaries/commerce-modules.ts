import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import { isTestCode, listFiles, read } from '../source-files.ts';
import { type Node, parseSource, stringValue, walk } from '../syntax.ts';
import { pathBack, type Uses } from './circles.ts';

/** What each commerce module may use through its door, by name: the `uses` of its `module.ts`. */
export type CommerceModules = Uses;

const sourceFolder = 'packages/commerce/src/';
const modulesFolder = `${sourceFolder}modules/`;
/** Modules stand on its door, so it cannot stand on theirs. */
const edgeFolder = `${sourceFolder}graphql/`;
/** The one file that reads what modules say of themselves. */
const listOfModules = `${sourceFolder}modules.ts`;

const moduleFile = (module: string): string => `${modulesFolder}${module}/module.ts`;

export function readCommerceModules(root: string): CommerceModules {
  return new Map(
    listFiles(root).flatMap((file) => {
      const module = commerceModuleOf(file);
      if (module === undefined || file !== moduleFile(module)) return [];
      return [[module, usesIn(parseSource(file, read(root, file)).program)] as const];
    }),
  );
}

function usesIn(program: Node): readonly string[] {
  const uses: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'uses') return;
    if (node.value.type !== 'ArrayExpression') return;
    uses.push(...node.value.elements.flatMap((element) => stringValue(element) ?? []));
  });
  return uses;
}

/** Modules that use one another in a circle, a module that does not exist, or one that none of their files imports. */
export function checkCommerceModules(modules: CommerceModules, root: string): Finding[] {
  const texts = textsOfModules(root);
  return [...modules].flatMap(([module, uses]) => {
    const unknown = uses.filter((name) => !modules.has(name));
    const unused = uses.filter((name) => modules.has(name) && !isUsed(name, texts.get(module) ?? ''));
    const circle = pathBack(module, modules);
    return [
      ...unknown.map((name) => `module "${module}" uses "${name}", which has no module.ts`),
      ...unused.map((name) => `module "${module}" says that it uses "${name}" and does not: take it out`),
      ...(circle ? [`module "${module}" uses itself: ${circle.join(' → ')}`] : []),
    ].map((message) => ({ file: moduleFile(module), message }));
  });
}

/** By its door, or by the tables that `reads` names. */
function isUsed(name: string, text: string): boolean {
  return [`'#${name}'`, ` ${name}: [`, `'${name}': [`].some((words) => text.includes(words));
}

/** All that the files of each module say. */
function textsOfModules(root: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of listFiles(root)) {
    const module = commerceModuleOf(file);
    if (module === undefined || !file.endsWith('.ts')) continue;
    texts.set(module, `${texts.get(module) ?? ''}\n${read(root, file)}`);
  }
  return texts;
}

function commerceModuleOf(file: string): string | undefined {
  const [module, ...inside] = file.startsWith(modulesFolder)
    ? file.slice(modulesFolder.length).split('/')
    : [];
  return inside.length > 0 ? module : undefined;
}

/** What is wrong with an import of a file of commerce, or undefined. */
export function refuseModuleImport(
  file: string,
  specifier: string,
  modules: CommerceModules,
): string | undefined {
  const from = commerceModuleOf(file);
  if (from !== undefined && !modules.has(from)) {
    return `module "${from}" has no module.ts that says what it uses`;
  }
  const target = specifier.startsWith('#')
    ? aliasTarget(specifier, modules)
    : relativeTarget(file, specifier);
  if (!target || target.module === from) return undefined;
  if (file === listOfModules && target.isModuleFile) return undefined;
  if (!target.isDoor || (from !== undefined && !specifier.startsWith('#'))) {
    return `"${specifier}" goes past the door of module "${target.module}": import "#${target.module}"`;
  }
  if (file.startsWith(edgeFolder) && !isTestCode(file)) {
    return `"${specifier}" is a module: the GraphQL edge knows modules by their list alone`;
  }
  if (from === undefined || modules.get(from)?.includes(target.module)) return undefined;
  return `module "${from}" may not use module "${target.module}": its module.ts does not say so`;
}

interface Target {
  module: string;
  isDoor: boolean;
  isModuleFile: boolean;
}

function aliasTarget(specifier: string, modules: CommerceModules): Target | undefined {
  const [module = '', ...rest] = specifier.slice(1).split('/');
  return modules.has(module) ? { module, isDoor: rest.length === 0, isModuleFile: false } : undefined;
}

function relativeTarget(file: string, specifier: string): Target | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  const module = commerceModuleOf(path);
  if (module === undefined) return undefined;
  return {
    module,
    isDoor: path === `${modulesFolder}${module}/index.ts`,
    isModuleFile: path === moduleFile(module),
  };
}
