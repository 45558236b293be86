import { posix } from 'node:path';
import { listWorkspaces, type Manifest } from './boundaries/workspaces.ts';
import type { Finding } from './finding.ts';
import { isGenerated, listFiles, read } from './source-files.ts';
import { exportedNames } from './syntax.ts';

const checkedFolders = /^(packages|apps|e2e|scripts|bench|docs)\//;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascalCase = /^([A-Z][a-z0-9]*)+$/;
const localeName = /^[a-z]{2}-[A-Z]{2}$/;
/** Documents that the world expects under these names. */
const documents = new Set(['README', 'SPEC', 'LICENSE', 'CHANGELOG', 'NOTICE', 'OFL']);
/** Words that say nothing about what is inside. */
const emptyWords = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'managers']);
/** Names that the world gave to things. */
const properNames = new Set(['tag-manager', 'TagManager']);

export function check(root: string): Finding[] {
  const doors = doorsOf(root);
  return listFiles(root)
    .filter((file) => checkedFolders.test(file) && !isGenerated(file))
    .flatMap((file) => {
      const messages = [
        ...folderMessages(file),
        ...fileMessages(root, file),
        ...doorMessages(root, file, doors),
      ];
      return messages.map((message) => ({ file, message }));
    });
}

function folderMessages(file: string): string[] {
  const folders = posix.dirname(file).split('/');
  return folders.flatMap((folder) => [
    ...(kebabCase.test(folder) || localeName.test(folder) ? [] : [`folder "${folder}" is not kebab-case`]),
    ...emptyWordMessages(folder),
  ]);
}

function fileMessages(root: string, file: string): string[] {
  const stem = posix.basename(file).split('.')[0] ?? '';
  const emptyWord = emptyWordMessages(stem);
  if (documents.has(stem) && /\.(md|txt)$/.test(file)) return [];
  if (localeName.test(stem)) return [];
  if (file.endsWith('.tsx')) return [...emptyWord, ...componentMessages(root, file, stem)];
  if (isOperationFile(root, file, stem)) return emptyWord;
  return kebabCase.test(stem) ? emptyWord : [...emptyWord, `"${stem}" is not kebab-case`];
}

/** An operation or fragment of an app lies in a file of its own name. */
function isOperationFile(root: string, file: string, stem: string): boolean {
  if (!/^apps\/.*\.graphql$/.test(file) || !pascalCase.test(stem)) return false;
  return new RegExp(`^(query|mutation|subscription|fragment) ${stem}\\b`, 'm').test(read(root, file));
}

/** React Router names these files itself, or reads them by the names in routes.ts. */
const isRouteModule = (file: string): boolean =>
  /^apps\/[^/]+\/app\/(routes\/|root\.tsx$|entry\.)/.test(file);

function componentMessages(root: string, file: string, stem: string): string[] {
  if (isRouteModule(file)) return kebabCase.test(stem) ? [] : [`route module "${stem}" is not kebab-case`];
  if (file.endsWith('.test.tsx'))
    return kebabCase.test(stem) || pascalCase.test(stem) ? [] : [`odd name "${stem}"`];
  const exported = exportedNames(file, read(root, file));
  if (pascalCase.test(stem)) return exported.includes(stem) ? [] : [`exports no component named ${stem}`];
  const component = exported.find((name) => pascalCase.test(name));
  if (component) return [`is a component: call the file ${component}.tsx`];
  return kebabCase.test(stem) ? [] : [`"${stem}" is not kebab-case`];
}

function emptyWordMessages(name: string): string[] {
  if (properNames.has(name)) return [];
  const words = name.split(/-|(?<=[a-z0-9])(?=[A-Z])/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  return emptyWords.has(last) ? [`"${name}" says nothing: name it after what it does`] : [];
}

function doorMessages(root: string, file: string, doors: ReadonlySet<string>): string[] {
  if (!/^index\.(tsx?|mjs|js)$/.test(posix.basename(file))) return [];
  if (!doors.has(file) && !/^packages\/commerce\/src\/modules\/[^/]+\/index\.ts$/.test(file)) {
    return ['an index file is a door, and no package.json names this one'];
  }
  const opensWithComment = /^(\/\/|\/\*)/.test(read(root, file));
  return opensWithComment ? [] : ['a door opens with two sentences: what this is, what it is not'];
}

function doorsOf(root: string): Set<string> {
  const doors = listWorkspaces(root).flatMap(({ folder, manifest }) =>
    entryPoints(manifest).map((path) => posix.join(folder, path)),
  );
  return new Set(doors);
}

function entryPoints({ exports = {}, imports = {} }: Manifest): string[] {
  return [...Object.values(exports), ...Object.values(imports)];
}
