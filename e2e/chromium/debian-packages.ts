import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const minutesForAnything = 10;

/**
 * Unpacks packages of Debian, with whatever they need that this machine has not, below `folder`. Nothing is installed and no
 * right is needed: apt keeps its state in that folder, and takes the addresses from the machine's own sources.
 */
export async function unpackDebianPackages(names: readonly string[], folder: string): Promise<void> {
  const apt = join(folder, 'apt');
  const archives = join(apt, 'cache/archives');
  await Promise.all(
    [join(apt, 'state/lists/partial'), join(archives, 'partial')].map((path) =>
      mkdir(path, { recursive: true }),
    ),
  );
  const settings = {
    'Dir::State': join(apt, 'state'),
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::Cache': join(apt, 'cache'),
    'Dir::Log': apt,
    'Debug::NoLocking': 'true',
    // As root apt would become a user who may not write here.
    'APT::Sandbox::User': 'root',
    'Acquire::Retries': '3',
  };
  const options = [
    '-q',
    '-y',
    ...Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]),
  ];
  const limits = { timeout: minutesForAnything * 60_000, maxBuffer: 16 * 1024 * 1024 };
  try {
    await execute('apt-get', [...options, 'update'], limits);
    // Reinstalled: a package that is installed but hidden or broken is fetched too.
    const wanted = ['--download-only', '--reinstall', '--no-install-recommends', ...names];
    await execute('apt-get', [...options, 'install', ...wanted], limits);
    for (const file of (await readdir(archives)).filter((path) => path.endsWith('.deb')))
      await execute('dpkg-deb', ['--extract', join(archives, file), folder], limits);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No Chromium was found on this machine, and Debian's could not be fetched. Install Chrome, or name one in CHROMIUM_PATH.\n${reason}`,
    );
  }
  await rm(apt, { recursive: true, force: true });
}
