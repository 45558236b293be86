import { expect, test } from 'vitest';
import { createKeptHosts } from './kept-hosts.ts';

test('the shop’s own hosts always count, a few others at a time, and those that nobody used for long make room', () => {
  let nowMs = 0;
  const keeps = createKeptHosts({ own: ['shop.example', 'localhost:3000'], nowMs: () => nowMs });
  const others = Array.from({ length: 20 }, (_, number) => `host-${number}.example`);
  expect(others.filter(keeps)).toHaveLength(8);
  expect(['shop.example', 'shop.example:443', 'localhost:3000'].filter(keeps)).toHaveLength(3);
  expect(keeps('host-0.example')).toBe(true);
  expect(keeps('host-19.example')).toBe(false);
  nowMs = 600_001;
  expect(keeps('host-19.example')).toBe(true);
});
