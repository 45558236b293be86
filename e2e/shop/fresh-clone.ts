import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
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

/** The files of the repository as they are now, without anything installed, built or loaded. */
export async function cloneFreshly(): Promise<FreshClone> {
  const parent = await mkdtemp(join(tmpdir(), 'bowline-clone-'));
  const folder = join(parent, 'bowline');
  for (const file of repositoryFiles()) await cp(join(repositoryRoot, file), join(folder, file));
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
