import { checkCommerceModules, readCommerceModules } from './boundaries/commerce-modules.ts';
import { environmentReads, mayReadEnvironment } from './boundaries/environment-reads.ts';
import { type Repository, refusedImport } from './boundaries/import-rules.ts';
import { hasLayer, mayDepend, scope } from './boundaries/layers.ts';
import { checkTables } from './boundaries/table-rules.ts';
import {
  allPackages,
  listWorkspaces,
  readManifest,
  type Workspace,
  workspaceOf,
} from './boundaries/workspaces.ts';
import type { Finding } from './finding.ts';
import { type Import, importsIn, styleImportsOf } from './imports.ts';
import { isScript, isTestCode, listFiles, read } from './source-files.ts';
import { parseSource, type Syntax } from './syntax.ts';

/** The dependency rule, which neither the compiler nor Node enforces. */
export function check(root: string): Finding[] {
  const commerceModules = readCommerceModules(root);
  const repository = { root: readManifest(root, ''), workspaces: listWorkspaces(root), commerceModules };
  const ofManifests = repository.workspaces.flatMap(checkManifest);
  const ofFiles = listFiles(root).flatMap((file) => checkFile(file, root, repository));
  return [
    ...ofManifests,
    ...checkCommerceModules(commerceModules, root),
    ...checkTables(root, commerceModules),
    ...ofFiles,
  ];
}

function checkManifest({ folder, name, manifest }: Workspace): Finding[] {
  const file = `${folder}/package.json`;
  if (!hasLayer(name))
    return [{ file, message: `"${name}" has no layer in scripts/checks/boundaries/layers.ts` }];
  return allPackages(manifest)
    .filter((dependency) => dependency.startsWith(scope) && !mayDepend(name, dependency.slice(scope.length)))
    .map((dependency) => ({ file, message: `${name} may not depend on ${dependency}` }));
}

function checkFile(file: string, root: string, repository: Repository): Finding[] {
  if (file.endsWith('.css')) return checkImports(file, styleImportsOf(read(root, file)), repository);
  if (!isScript(file)) return [];
  const syntax = parseSource(file, read(root, file));
  if (syntax.error) return [{ file, message: `cannot be parsed: ${syntax.error}` }];
  return [...checkImports(file, importsIn(syntax), repository), ...checkEnvironment(file, syntax)];
}

function checkImports(file: string, imports: readonly Import[], repository: Repository): Finding[] {
  const workspace = workspaceOf(file, repository.workspaces);
  return imports.flatMap(({ specifier, line }) => {
    if (specifier !== undefined) {
      const messages = refusedImport({ file, workspace, specifier }, repository);
      return messages.map((message) => ({ file, line, message }));
    }
    const mayCompute = !workspace || workspace.name === 'server' || isTestCode(file);
    return mayCompute ? [] : [{ file, line, message: 'a computed import cannot be checked: write the name' }];
  });
}

function checkEnvironment(file: string, syntax: Syntax): Finding[] {
  if (mayReadEnvironment(file)) return [];
  const message = 'only apps/server reads process.env: take the value as a parameter';
  return environmentReads(syntax).map((line) => ({ file, line, message }));
}
