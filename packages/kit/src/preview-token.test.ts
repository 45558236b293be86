import { expect, test } from 'vitest';
import { isPreview, signPreview } from './preview-token.ts';

const now = new Date('2026-11-02T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

test('a preview opens its own page for a quarter of an hour', async () => {
  const token = await signPreview('secret', '/blog/knots', now);
  expect(await isPreview('secret', '/blog/knots', token, now)).toBe(true);
  expect(await isPreview('secret', '/blog/knots', token, later(899_000))).toBe(true);
  expect(await isPreview('secret', '/blog/knots', token, later(900_000))).toBe(false);
});

test('and nothing else', async () => {
  const token = await signPreview('secret', '/blog/knots', now);
  expect(await isPreview('secret', '/blog/ropes', token, now)).toBe(false);
  expect(await isPreview('another', '/blog/knots', token, now)).toBe(false);
  const [until = '', signature = ''] = token.split('.');
  const longer = `${Number(until) + 1}.${signature}`;
  for (const made of ['', 'x', longer, `${until}.${'A'.repeat(43)}`, `${until}.`, token.toLowerCase()]) {
    expect(await isPreview('secret', '/blog/knots', made, now)).toBe(false);
  }
});
