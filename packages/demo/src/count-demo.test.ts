import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { countDemo } from './count-demo.ts';

const counts = countDemo();

test('decision D4: two thousand paracords, three and a half thousand cords, about twelve thousand variants', () => {
  expect(counts.paracords).toBeGreaterThanOrEqual(2000);
  expect(counts.cordsAndRopes).toBeGreaterThanOrEqual(3500);
  expect(counts.sellable).toBeGreaterThan(11_000);
  expect(counts.sellable).toBeLessThan(14_000);
  expect(Object.keys(counts.productsByGroup).sort()).toEqual(
    ['accessory', 'cord', 'digital', 'kit', 'leather', 'paracord', 'rope', 'strap', 'tool'].sort(),
  );
});

test('another process counts the same and makes the same data, byte for byte', async () => {
  const script = fileURLToPath(new URL('./print-counts.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toContain(`\nsellable variants: ${counts.sellable}\n`);
  expect(stdout).toContain(`\npictures drawn on request: ${counts.pictures}\n`);
  expect(stdout).toContain(`\nfingerprint: ${counts.fingerprint}\n`);
});
