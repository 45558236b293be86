import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function doctor(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'doctor.mjs');
    const child = execFile(
      process.execPath,
      [script],
      { env: { ...process.env, ...env } },
      (_error, stdout) => {
        resolve({ code: child.exitCode ?? 1, output: stdout });
      },
    );
  });
}

async function occupyPort(): Promise<number> {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a machine on which this test runs is ready', async () => {
  const { code, output } = await doctor({ PORT: '0', DATABASE_URL: '' });
  expect(output).toMatch(/✓ npm scripts run on Node 24[\s\S]*✓ embedded postgres[\s\S]*Ready: npm start/);
  expect(code).toBe(0);
});

test('an occupied port blocks, and another is proposed', async () => {
  const port = await occupyPort();
  const { code, output } = await doctor({ PORT: String(port) });
  expect(output).toMatch(new RegExp(`✗ port ${port} is in use → .*PORT=\\d+ npm start`));
  expect(code).toBe(1);
});

test.each([
  ['a PORT that is no number', { PORT: 'three' }, /✗ PORT is "three"/],
  [
    'a CHROMIUM_PATH that does not exist',
    { CHROMIUM_PATH: '/no/browser' },
    /✗ CHROMIUM_PATH names \/no\/browser/,
  ],
])('%s blocks', async (_case, env, message) => {
  const { code, output } = await doctor({ PORT: '0', ...env });
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

test('a database that does not answer blocks, and its password stays secret', async () => {
  const { code, output } = await doctor({
    PORT: '0',
    DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop',
  });
  expect(output).toMatch(/✗ DATABASE_URL does not answer/);
  expect(output).not.toContain('secret');
  expect(code).toBe(1);
});
