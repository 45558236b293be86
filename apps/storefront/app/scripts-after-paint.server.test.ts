import { expect, test } from 'vitest';
import { startScriptsAfterPaint } from './scripts-after-paint.server.ts';

const start = 'window.__reactRouterRouteModules = {};import("/entry.js");';

test('scripts are named once, and not before the page is on the screen', () => {
  const page = [
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/></head>',
    `<body><p>Rope</p><script nonce="n1" type="module" async="">${start}</script><script nonce="n1">1</script></body></html>`,
  ];
  const written = startScriptsAfterPaint(Buffer.from(page.join('')), 'n1').toString();
  const [, beginning] = /<script nonce="n1">(\(function[\s\S]*)<\/script>/.exec(written) ?? [];
  expect(written.replace(beginning ?? '', '…')).toBe(
    '<html><head><link rel="stylesheet" href="/s.css"/></head>' +
      `<body><p>Rope</p><script nonce="n1" async="" type="text/plain" data-after-paint="/a.js /b.js">${start}</script>` +
      '<script nonce="n1">1</script><script nonce="n1">…</script></body></html>',
  );
});

test('what a visitor writes is not taken for the start', () => {
  const review = `<script type="application/ld+json">{"review":"${start}"}</script><p>${start}</p>`;
  const own = `<script nonce="n1" type="module" async="">${start}</script>`;
  const page = `<html><head></head><body>${review}${own}<script nonce="n1">"${start}"</script></body></html>`;
  const written = startScriptsAfterPaint(Buffer.from(page), 'n1').toString();
  expect(written).toContain(
    `<body>${review}<script nonce="n1" async="" type="text/plain" data-after-paint="">`,
  );
  expect(written.match(/type="text\/plain"/g)).toHaveLength(1);
});

test('a page without scripts stays as it is', () => {
  for (const page of [
    'nothing',
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body></body></html>',
  ])
    expect(startScriptsAfterPaint(Buffer.from(page), 'n1').toString()).toBe(page);
});
