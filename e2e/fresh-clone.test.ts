import { expect, onTestFinished, test } from 'vitest';
import { patience } from './patience.ts';
import { ask } from './shop/ask.ts';
import { cloneFreshly, type FreshClone, freePort } from './shop/fresh-clone.ts';
import { mainHeadings } from './shop/page-text.ts';
import { processesOf } from './shop/processes.ts';
import type { RunningProgram } from './shop/running-program.ts';

async function startIn(
  clone: FreshClone,
  port: number,
): Promise<{ program: RunningProgram; seconds: number }> {
  const startedAt = performance.now();
  const program = clone.start(port);
  onTestFinished(async () => {
    program.signalGroup('SIGINT');
    await program.ended;
  });
  await program.printed(new RegExp(`Shop +http://localhost:${port}$`, 'm'), patience.start);
  return { program, seconds: (performance.now() - startedAt) / 1000 };
}

/** Ctrl-C in a terminal reaches every process of the group. */
async function stopByCtrlC(program: RunningProgram, folder: string): Promise<void> {
  program.signalGroup('SIGINT');
  const { stdout } = await program.ended;
  expect(stdout).toContain('Stopped.');
  expect(processesOf(program.pid, folder)).toEqual([]);
}

/** The path of the first link in a page that leads below `within`. */
function firstLink(html: string, within: RegExp): string {
  return (
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).find((href) => within.test(href)) ?? ''
  );
}

test('a new user clones the shop, types npm start and is served', async () => {
  const clone = await cloneFreshly();
  onTestFinished(() => clone.remove());
  const port = await freePort();
  const url = `http://localhost:${port}`;

  const first = await startIn(clone, port);
  expect(first.program.stdout()).toContain('Building the storefront');
  expect(first.program.stdout()).toContain(`Admin  ${url}/bowline-admin`);
  const home = await ask(url, '/', { language: 'en' });
  expect(home.status).toBe(200);
  expect(mainHeadings(home.text)).toHaveLength(1);

  const category = await ask(url, '/de/paracord');
  const tile = category.text.slice(category.text.indexOf('<article'));
  const product = await ask(url, firstLink(tile, /^\/de\/[\w-]+$/));
  expect(product.status).toBe(200);
  expect(product.text).toContain('<html lang="de-DE"');
  expect(mainHeadings(product.text)).toHaveLength(1);
  expect(product.text).toMatch(/\d,\d{2}\u00a0€/);
  await stopByCtrlC(first.program, clone.folder);

  const second = await startIn(clone, port);
  expect(second.program.stdout()).not.toMatch(/Installing|Building/);
  expect((await ask(url, '/', { language: 'en' })).status).toBe(200);
  await stopByCtrlC(second.program, clone.folder);
  console.log(`first start ${first.seconds.toFixed(0)} s, second start ${second.seconds.toFixed(1)} s`);
});
