import { expect, test } from 'vitest';
import { putScriptsLast } from './scripts-last.server.ts';

test('scripts are named once, after everything else of the head', () => {
  const page = [
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/></head>',
    '<body><link rel="modulepreload" href="/text.js"/></body></html>',
  ];
  expect(putScriptsLast(Buffer.from(page.join(''))).toString()).toBe(
    '<html><head><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/a.js"/>' +
      '<link rel="modulepreload" href="/b.js"/></head>' +
      '<body><link rel="modulepreload" href="/text.js"/></body></html>',
  );
  expect(putScriptsLast(Buffer.from('nothing')).toString()).toBe('nothing');
});
