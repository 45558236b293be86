import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/guides/a-week-in-the-shop.md'), 'utf8');

interface Step {
  readonly step: string;
  readonly room: string;
  readonly file: string;
  readonly name: string;
}

/** Rows of the tables, heads and lines between left out. */
const rows = guide.split('\n').filter((line) => /^\| (?!Step)/.test(line));
const steps = rows.map((row): Step => {
  const [, step = '', room = '', file = '', name = ''] =
    /^\| (.+) \| `([a-z-]+)` \| `([^`]+)` "([^"]+)" \|$/.exec(row) ?? [];
  return { step: step || row, room, file, name };
});

test('every day of the week has its steps', () => {
  const days = [...guide.matchAll(/^## (\w+): /gm)].map(([, day]) => day);
  expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(steps.length).toBeGreaterThan(30);
});

describe.for(steps)('$step', ({ room, file, name }) => {
  test('is done in a room that there is, and proved by a test that there is', () => {
    expect(existsSync(join(root, 'apps/admin/app/rooms', room, 'room.ts'))).toBe(true);
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const names = [...text.matchAll(/\btest(?:\.\w+)?(?:\([^)]*\))?\(\s*'([^']+)'/g)].map(
      ([, found = '']) => found,
    );
    expect(names.filter((found) => found.startsWith(name))).not.toEqual([]);
  });
});
