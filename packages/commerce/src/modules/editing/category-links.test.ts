import { categoryPath } from '@bowline/markets';
import { expect, test } from 'vitest';
import { countLinks } from './category-links.ts';

const german = categoryPath('mainCord', 'de-DE').slice(1);
const paths = new Map([
  ['en' as const, new Set(['cord', 'rope/cord'])],
  ['de-DE' as const, new Set([german])],
]);

test('editing rule 20: a link leads to a category by its address, a former one, its key, with prefix, ending or query', () => {
  const links = [
    { label: 'a', href: '/cord' },
    { label: 'b', href: '/rope/cord/?color=3#top' },
    { label: 'c', href: '/cord.html' },
    { label: 'not this one', href: '/cord/climbing' },
    { label: 'nor another site', href: 'https://example.com/cord' },
    { label: 'nor what says nothing', target: 'category:nothing' },
    { label: 'nor a text', title: '/cord' },
  ];
  expect(countLinks({ items: [{ link: links[0], children: links.slice(1) }] }, ['en'], paths)).toBe(3);
  expect(countLinks({ href: `/de/${german}`, target: 'category:mainCord' }, ['de-DE'], paths)).toBe(2);
  expect(countLinks({ href: '/cord' }, ['de-DE'], paths)).toBe(0);
  expect(countLinks({ to: '/cord' }, ['en', 'de-DE'], paths)).toBe(1);
  expect(countLinks({ html: '<p><a href="/cord">x</a> <a href="/x">y</a></p>' }, ['en'], paths)).toBe(1);
});
