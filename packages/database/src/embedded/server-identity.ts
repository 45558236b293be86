import { readFile, stat } from 'node:fs/promises';
import { DatabaseStartError } from '../database-start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Command, runCommand } from './run-command.ts';

export interface UserAndGroup {
  uid: number;
  gid: number;
}

/** As whom the server runs, and how a program is started so. PostgreSQL refuses to run as root. */
export interface ServerIdentity {
  /** Who must own the files of the cluster; absent when that is this process anyway. */
  owner?: UserAndGroup;
  command(file: string, args: string[]): Command;
  /** The first number of the server's version. */
  majorVersion: string;
}

type Candidate = Omit<ServerIdentity, 'majorVersion'>;

const ourselves: Candidate = { command: (file, args) => ({ file, args }) };

const switchedTo = (owner: UserAndGroup): Candidate => ({
  owner,
  command: (file, args) => ({ file, args, ...owner }),
});

/** For a project below a folder that only root may enter: an ordinary user who keeps the one right to pass such folders. */
const switchedWithPassage = (owner: UserAndGroup): Candidate => ({
  owner,
  command: (file, args) => ({
    file: 'setpriv',
    args: [
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      // Without this, access(2) answers for a user without the right, and initdb does not find its own binary.
      '--securebits=+no_setuid_fixup',
      '--bounding-set=-all,+dac_override',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      '--no-new-privs',
      file,
      ...args,
    ],
  }),
});

/** For containers that know no user but root: inside a new user namespace root is nobody, and owns the same files. */
const insideUserNamespace: Candidate = {
  command: (file, args) => ({ file: 'unshare', args: ['--user', file, ...args] }),
};

export async function chooseIdentity(
  binaries: Binaries,
  folder: string,
  dataFolder: string,
  runAs: UserAndGroup | undefined,
): Promise<ServerIdentity> {
  const complaints: string[] = [];
  for (const candidate of await candidates(dataFolder, runAs)) {
    const { succeeded, output } = await probe(candidate, binaries, folder);
    const majorVersion = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
    if (succeeded && majorVersion) return { ...candidate, majorVersion };
    complaints.push(output.trim());
  }
  throw new DatabaseStartError(
    `The embedded PostgreSQL cannot be run in ${folder} (${complaints.join('; ').replaceAll('\n', ' ')}); ` +
      'use a folder that ordinary users may enter, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function candidates(dataFolder: string, runAs: UserAndGroup | undefined): Promise<Candidate[]> {
  if (process.getuid?.() !== 0) return [ourselves];
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner?.uid === 0) return [insideUserNamespace];
  const user = owner ?? runAs ?? (await readNobody());
  const { uid, gid } = user;
  const switched = [switchedTo({ uid, gid }), switchedWithPassage({ uid, gid })];
  return owner ? switched : [...switched, insideUserNamespace];
}

async function readNobody(): Promise<UserAndGroup> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Asks the system itself whether binary and folder can be reached; modes, lists and capabilities all have a say in it. */
async function probe(candidate: Candidate, binaries: Binaries, folder: string) {
  if (process.platform === 'win32') return runCommand({ file: binaries.postgres, args: ['--version'] });
  const script = '"$1" --version && cd "$2"';
  return runCommand(candidate.command('/bin/sh', ['-c', script, 'sh', binaries.postgres, folder]));
}
