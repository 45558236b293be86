import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { isTestCode } from '../source-files.ts';
import { type CommerceModules, refuseModuleImport } from './commerce-modules.ts';
import { mayImport, scope } from './layers.ts';
import { refuseFeatureImport } from './storefront-features.ts';
import { allPackages, type Manifest, runtimePackages, type Workspace } from './workspaces.ts';

export interface ImportSite {
  file: string;
  /** Undefined for the tools at the root: scripts, bench, vitest.config.ts. */
  workspace: Workspace | undefined;
  specifier: string;
}

export interface Repository {
  root: Manifest;
  workspaces: readonly Workspace[];
  commerceModules: CommerceModules;
}

/** Every rule that an import breaks, as sentences. */
export function refusedImport(site: ImportSite, repository: Repository): string[] {
  const { file, workspace, specifier } = site;
  return [
    refusePath(site, repository),
    workspace && refuseLayer(workspace, specifier),
    refuseUndeclared(site, repository),
    refuseBuiltin(file, specifier),
    refuseFeatureImport(file, specifier),
    workspace?.name === 'commerce'
      ? refuseModuleImport(file, specifier, repository.commerceModules)
      : undefined,
  ].filter((message) => message !== undefined);
}

function refusePath(
  { file, workspace, specifier }: ImportSite,
  { workspaces }: Repository,
): string | undefined {
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return `"${specifier}" is an absolute path`;
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  const target = workspaces.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
  if (target === workspace && !path.startsWith('..')) return undefined;
  const instead = target ? `import ${scope}${target.name} by its name` : 'nothing outside belongs to it';
  return `"${specifier}" leaves ${workspace?.folder ?? 'the root tools'}: ${instead}`;
}

function refuseLayer(workspace: Workspace, specifier: string): string | undefined {
  if (!specifier.startsWith(scope)) return undefined;
  const target = specifier.slice(scope.length);
  return mayImport(workspace.name, target) ? undefined : `${workspace.name} may not use "${specifier}"`;
}

// Their sources pass through a bundler, so a package that only builds need is present where they run.
const builtApps = ['storefront', 'admin'];

function refuseUndeclared(
  { file, workspace, specifier }: ImportSite,
  repository: Repository,
): string | undefined {
  if (/^[./#]|^(file|data|virtual):/.test(specifier) || isBuiltin(specifier)) return undefined;
  const name = packageOf(specifier);
  const declared = declaredFor(file, workspace, repository);
  return declared.includes(name) || name === `${scope}${workspace?.name}`
    ? undefined
    : `"${name}" is not declared in ${workspace ? `${workspace.folder}/` : ''}package.json`;
}

function declaredFor(file: string, workspace: Workspace | undefined, repository: Repository): string[] {
  const { root, workspaces } = repository;
  if (!workspace) {
    return [
      ...allPackages(root),
      ...workspaces.flatMap(({ name, manifest }) => [scope + name, ...allPackages(manifest)]),
    ];
  }
  if (isTestCode(file) || /\.config\.ts$/.test(file))
    return [...allPackages(workspace.manifest), ...allPackages(root)];
  return builtApps.includes(workspace.name)
    ? allPackages(workspace.manifest)
    : runtimePackages(workspace.manifest);
}

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const browserSafe =
  /^(packages\/(kit|markets|ui)\/|packages\/media\/src\/urls[./]|apps\/(storefront|admin)\/app\/)/;
const serverOnly = /\.server\.tsx?$/;

function refuseBuiltin(file: string, specifier: string): string | undefined {
  if (!isBuiltin(specifier) || !browserSafe.test(file) || serverOnly.test(file) || isTestCode(file))
    return undefined;
  return `"${specifier}" does not exist in browsers, where this code also runs`;
}
