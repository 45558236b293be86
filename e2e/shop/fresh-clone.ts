import { execFileSync } from 'node:child_process';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { patience } from '../patience.ts';
import { repositoryRoot } from '../repository.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { type RunningProgram, runProgram } from './running-program.ts';

export interface FreshClone {
  readonly folder: string;
  /** `npm start`, as typed by somebody who has just cloned the shop. */
  start(port: number): RunningProgram;
  remove(): Promise<void>;
}

/** The files of the repository as they are now and the packages they name, without anything built or loaded. */
export async function cloneFreshly(): Promise<FreshClone> {
  const parent = await mkdtemp(join(tmpdir(), 'bowline-clone-'));
  const folder = join(parent, 'bowline');
  for (const file of repositoryFiles()) await cp(join(repositoryRoot, file), join(folder, file));
  await linkPackages(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    start: (port) =>
      runProgram('npm', ['start'], {
        cwd: folder,
        env: cleanEnvironment({
          PATH: pathOfTheMachine(),
          PORT: String(port),
          LOG_LEVEL: 'warn',
          STOP_SECONDS: String(patience.step / 1000),
          PATIENCE_SECONDS: String(patience.step / 1000),
        }),
      }),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** Made by whoever runs here; a new user has none of them. */
const madeLater = /^(\.install-stamp|\.vite.*|\.cache|\.tmp)$/;

/**
 * `npm test` has installed these from the very lock file before any test began; doing so once more would take half a minute and
 * prove nothing new. How the first start installs, and that it does, is tried in scripts/ensure.test.ts.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (madeLater.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkPackages(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // The folder for temporary files may be on another disk.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

function repositoryFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const deleted = execFileSync('git', ['ls-files', '--deleted', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const gone = new Set(deleted.split('\0'));
  return files.split('\0').filter((file) => file !== '' && !gone.has(file));
}

/** npm puts the repository's own Node 24 first; a new user has only the machine's. */
function pathOfTheMachine(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => basename(folder) !== '.bin').join(delimiter);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
