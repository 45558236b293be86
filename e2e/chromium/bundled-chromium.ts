import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Chromium } from '../browser.ts';
import { unpackDebianPackages } from './debian-packages.ts';

const manifest = join(import.meta.dirname, '../package.json');
const packageName = '@sparticuz/chromium';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Build {
  /** What the npm package brings for this processor: fonts for every one, a browser for x64 only. */
  readonly archives: readonly string[];
  readonly fromDebian: boolean;
  readonly program: string;
  readonly libraries: readonly string[];
}

const builds: Readonly<Partial<Record<string, Build>>> = {
  x64: {
    archives: ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'],
    fromDebian: false,
    program: 'chromium',
    libraries: ['al2023/lib'],
  },
  arm64: {
    archives: ['fonts.tar.br'],
    fromDebian: true,
    program: 'usr/lib/chromium/chromium-headless-shell',
    libraries: ['usr/lib/aarch64-linux-gnu', 'usr/lib/aarch64-linux-gnu/pulseaudio'],
  },
};

const build = process.platform === 'linux' ? builds[process.arch] : undefined;

export const isBundled = build !== undefined;

/** A Chromium of the project's own with all its libraries and fonts, unpacked once into `folder`. */
export async function bundledChromium(folder: string): Promise<Chromium> {
  if (!build) throw new Error('The project has no Chromium of its own for this machine.');
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const home = join(folder, `chromium-${dependencies[packageName]}`);
  if (!existsSync(home)) await unpackInto(home, build);
  return {
    executablePath: join(home, build.program),
    environment: {
      LD_LIBRARY_PATH: build.libraries.map((path) => join(home, path)).join(':'),
      // The package's own configuration names folders of another machine, and without a font the browser crashes.
      FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
      XDG_DATA_HOME: join(home, 'fonts'),
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  };
}

/** Two test runs may unpack at once: each into a folder of its own, and the first to finish gives it its name. */
async function unpackInto(home: string, { archives, fromDebian }: Build): Promise<void> {
  const draft = `${home}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack.ts'), ...archives], {
      // The package unpacks into the folder for temporary files, and nowhere else.
      env: { ...process.env, TMPDIR: draft },
    });
    if (fromDebian) await unpackDebianPackages(['chromium-headless-shell', 'chromium-common'], draft);
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}
