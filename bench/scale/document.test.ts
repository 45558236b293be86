import { expect, test } from 'vitest';
import { readLastResults } from '../all/results.ts';
import { readScaleDocument, withTables } from './document.ts';

test('docs/scale.md says what follows from the last result: npm run bench:scale writes it', () => {
  const last = readLastResults();
  if (!last) throw new Error('There is no result in bench/results.');
  const document = readScaleDocument();
  expect(withTables(document, last)).toBe(document);
  const slower = last.cases.map((known) => ({ ...known, serverMs: known.serverMs * 2 }));
  expect(withTables(document, { ...last, cases: slower })).not.toBe(document);
});
