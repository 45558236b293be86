import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { allMarkets } from '@bowline/markets';
import { type Browser, chromium } from 'playwright-core';
import { bundledChromium, isBundled } from './chromium/bundled-chromium.ts';
import { runtimeFolder } from './repository.ts';

export interface Chromium {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

const installedNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'headless-shell',
];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** CHROMIUM_PATH, else the project's own, the same for everybody; where there is none for this machine, an installed one. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names "${named}", which does not exist.`);
  if (!named && isBundled) return bundledChromium(runtimeFolder);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => installedNames.map((name) => join(folder, name)));
  const installed = named ?? [...candidates, ...installedPlaces].find(isProgram);
  if (!installed)
    throw new Error('No Chromium was found on this machine: install Chrome, or name one in CHROMIUM_PATH.');
  return { executablePath: installed, environment: {} };
}

export interface BrowserOptions {
  /** To fetch, make and draw pictures is a large part of what a page costs. */
  readonly hasPictures?: boolean;
}

/** Several times what two browsers share with their pages at once; a container is often given next to nothing. */
const leastFreeBytes = 1024 ** 3;

/** Memory that processes share, where Linux has enough of it. Elsewhere files stand for it, which takes longer. */
async function hasSharedMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= leastFreeBytes;
}

/** A browser for which all domains of the shop lead to the shop under test. */
export async function launchBrowser(
  shopUrl: string,
  { hasPictures = true }: BrowserOptions = {},
): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  const { port } = new URL(shopUrl);
  const domains = [...new Set(allMarkets.map((market) => market.domain))];
  const hosts = domains.flatMap((domain) => [domain, `www.${domain}`]);
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--in-process-gpu',
      // Scripts of a page run for a second here: to optimise them fully takes longer than it saves. The quicker of the two
      // compilers changes nothing for them, and takes a tenth off the search for barriers.
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false', '--js-flags=--no-opt']),
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ')}`,
      // In production these are https; here they must not lose what browsers grant to safe origins only.
      `--unsafely-treat-insecure-origin-as-secure=${hosts.map((host) => `http://${host}`).join(',')}`,
    ],
    env: { ...process.env, ...environment },
  });
}
