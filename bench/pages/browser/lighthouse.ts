import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@bowline/e2e/browser';

const run = promisify(execFile);

/** 180 MB that nothing but this needs: fetched into `var` when it is first asked for, not by everybody's `npm ci`. */
const version = '13.5.0';
const folder = join(import.meta.dirname, `../../../var/lighthouse-${version}`);
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const longestMs = 180_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  lcpMs: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbtMs: 'total-blocking-time',
} as const;

export type LighthouseNumbers = Readonly<
  Record<(typeof categories)[number], number> & Record<keyof typeof metrics, number>
>;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The median of several runs with Lighthouse's own mobile settings, number by number. */
export async function lighthouse(url: string, runs: number): Promise<LighthouseNumbers> {
  await install();
  const reports: LighthouseReport[] = [];
  for (let index = 0; index < runs; index += 1) reports.push(await runOnce(url));
  const numbers = [
    ...categories.map((name) => [
      name,
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
    ]),
    ...Object.entries(metrics).map(([name, audit]) => [
      name,
      median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)),
    ]),
  ];
  return Object.fromEntries(numbers) as LighthouseNumbers;
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  await run('npm', ['install', `lighthouse@${version}`, ...options], { timeout: longestMs });
}

async function runOnce(url: string): Promise<LighthouseReport> {
  const { executablePath, environment } = await findChromium();
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  await run(process.execPath, [program, url, ...options], {
    timeout: longestMs,
    env: { ...process.env, ...environment, CHROME_PATH: executablePath },
  });
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
