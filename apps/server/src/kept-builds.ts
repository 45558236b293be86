import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/** What a page asks for to learn whether a newer shop has been put up since it was loaded. */
export interface BuildFacts {
  readonly id: string;
  /** When it was built. */
  readonly time: string;
  readonly version: string;
}

export interface BuildToKeep {
  /** Where the files of all kept builds lie. */
  readonly keptFolder: string;
  /** The files of this build, as the storefront serves them. */
  readonly filesFolder: string;
  readonly facts: BuildFacts;
  /** Files below `/assets/` that are made while running, with their contents. */
  readonly made: Readonly<Record<string, string>>;
}

/** A page that is open while the shop is put up anew goes on with its own scripts: those of so many builds are kept. */
export const mostKeptBuilds = 3;

const factsFile = 'build.json';

/**
 * Keeps the scripts of this build for pages that outlive it, and forgets all builds but the last ones. Several
 * processes may do so at once: a build is written aside and appears whole.
 */
export async function keepBuild({ keptFolder, filesFolder, facts, made }: BuildToKeep): Promise<void> {
  const own = path.join(keptFolder, facts.id);
  await mkdir(keptFolder, { recursive: true });
  if (!(await isKept(own))) {
    const aside = path.join(keptFolder, `.${facts.id}-${randomUUID()}`);
    await copyFiles(path.join(filesFolder, 'assets'), path.join(aside, 'assets'));
    for (const [name, text] of Object.entries(made)) await writeFile(path.join(aside, 'assets', name), text);
    await writeFile(path.join(aside, factsFile), JSON.stringify(facts));
    // Whoever was quicker has written the same.
    await rename(aside, own).catch(() => rm(aside, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(path.join(own, factsFile), now, now);
  await forgetOldBuilds(keptFolder);
}

/** Folders of earlier builds with an `assets` folder in each, the latest first. */
export async function listKeptBuilds(keptFolder: string): Promise<string[]> {
  const names = await readdir(keptFolder).catch(() => []);
  const dated = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (name) => {
        const folder = path.join(keptFolder, name);
        const found = await stat(path.join(folder, factsFile)).catch(() => undefined);
        return { folder, usedAt: found?.mtimeMs ?? 0 };
      }),
  );
  return dated.toSorted((one, other) => other.usedAt - one.usedAt).map(({ folder }) => folder);
}

async function forgetOldBuilds(keptFolder: string): Promise<void> {
  for (const folder of (await listKeptBuilds(keptFolder)).slice(mostKeptBuilds)) {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isKept(folder: string): Promise<boolean> {
  return readFile(path.join(folder, factsFile)).then(
    () => true,
    () => false,
  );
}

/** Linked where the file system can: a build is replaced by new files, so a link keeps the old ones. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
  }
}
