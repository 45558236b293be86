import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { findContentRedirect } from './find-content-redirect.ts';

const find = async (to: string, search = '') => {
  const content = {
    query: async () => ({ to, status: 308 }),
  };
  const found = await findContentRedirect({ content: content as never, market: markets.en }, '/old', search);
  return found && [found.status, found.headers.get('location')];
};

test.each([
  ['/new', '?a=1', '/new?a=1'],
  ['/new?b=2', '?a=1', '/new?b=2'],
  ['https://elsewhere.example/x', '?a=1', 'https://elsewhere.example/x'],
])('a redirect to %s keeps what belongs to it', async (to, search, location) => {
  expect(await find(to, search)).toEqual([308, location]);
});

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://plain.example', '/old'])(
  '%s is followed by nobody',
  async (to) => {
    expect(await find(to)).toBeNull();
  },
);
