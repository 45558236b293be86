import { execFile } from 'node:child_process';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../database-start-error.ts';

/** What the server writes into postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
}

export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port ? { pid, port } : undefined;
}

/** `reused`: the number now belongs to some other process, or to one that is dead but not yet buried by its parent. */
export type PostmasterState = 'running' | 'gone' | 'reused';

export async function stateOf({ pid }: Postmaster, dataFolder: string): Promise<PostmasterState> {
  if (!processExists(pid)) return 'gone';
  if (process.platform === 'win32') return 'running';
  const place = process.platform === 'linux' ? await linuxWorkingFolder(pid) : await commandLine(pid);
  return place.includes(dataFolder) ? 'running' : 'reused';
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The server works inside its data folder, and so does nobody else. */
async function linuxWorkingFolder(pid: number): Promise<string> {
  return readlink(`/proc/${pid}/cwd`).catch(() => '');
}

async function commandLine(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

const neverAProcess = 2_147_483_646;

/**
 * A new server refuses to start while the number in the file belongs to any process. The file itself must stay: by its
 * other lines the server finds out whether children of the old one still hold the shared memory.
 */
export async function disownReusedPid(dataFolder: string): Promise<void> {
  const path = join(dataFolder, 'postmaster.pid');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^-?\d+/, String(neverAProcess)));
}
