import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { precompress } from './precompress.ts';

const script = 'export const rope = "paracord";\n'.repeat(100);

test('text above a kilobyte gets a brotli and a gzip form that decompress to it', async () => {
  const root = plantTree({ 'assets/app.js': script, 'assets/app.css': script });
  expect(await precompress(root)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(root, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(root, 'assets/app.css.gz'))).toString()).toBe(script);
});

test('small files and pictures are left alone', async () => {
  const root = plantTree({ 'small.js': 'export {};', 'photo.webp': script });
  expect(await precompress(root)).toBe(0);
  expect(readdirSync(root).sort()).toEqual(['photo.webp', 'small.js']);
});

test('two at once end with whole files and nothing unfinished', async () => {
  const root = plantTree({ 'app.js': script });
  await Promise.all([precompress(root), precompress(root)]);
  expect(readdirSync(root).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
});
