import { expect, test } from 'vitest';
import { elementTree } from './element-tree.ts';

const page = `<!DOCTYPE html><html lang="nl"><head><meta charSet="utf-8"/><link rel="preload" href="/a.css?b=1&amp;c=2"/>
<script type="module">if (1 < 2) { "</p>"; }</script></head><body class="shop"><!-- kept --><p>Touw &amp; koord<br/>2 m</p><input disabled=""/></body></html>`;

test('what React wrote is read as the elements it was made of, scripts as they stand', () => {
  const { children } = elementTree(page);
  expect(children).toEqual([
    {
      name: 'head',
      attributes: {},
      children: [
        { name: 'meta', attributes: { charSet: 'utf-8' }, children: [] },
        { name: 'link', attributes: { rel: 'preload', href: '/a.css?b=1&c=2' }, children: [] },
        '\n',
        { name: 'script', attributes: { type: 'module' }, children: ['if (1 < 2) { "</p>"; }'] },
      ],
    },
    {
      name: 'body',
      attributes: { class: 'shop' },
      children: [
        {
          name: 'p',
          attributes: {},
          children: ['Touw & koord', { name: 'br', attributes: {}, children: [] }, '2 m'],
        },
        { name: 'input', attributes: { disabled: '' }, children: [] },
      ],
    },
  ]);
});
