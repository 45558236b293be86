import { createTestContent, type TestContent } from '@bowline/content/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDocuments } from '../src/content/demo-documents.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
});
afterAll(() => content.close());

test('the demo shop’s documents go into the content service, and a second time nothing changes', async () => {
  const documents = demoDocuments();
  expect(await content.importDocuments(documents)).toEqual({
    ok: true,
    value: { created: documents.length, updated: 0, unchanged: 0 },
  });
  expect(await content.importDocuments(demoDocuments())).toEqual({
    ok: true,
    value: { created: 0, updated: 0, unchanged: documents.length },
  });
  expect(content.loggedErrors).toEqual([]);
}, 60_000);
