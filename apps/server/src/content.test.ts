import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { contentAccess, contentOrigins } from './content.ts';
import type { ShopOptions } from './shop-options.ts';

const optionsWith = (env: Record<string, string>) => ({ settings: readConfiguration(env) }) as ShopOptions;
const local = { ownFetch: async () => new Response('local') };
const question = () => new Request('http://content.internal/v1/data/query/production?query=1');

test('the service of this process is asked directly, and its pictures are at the shop itself', async () => {
  const access = contentAccess(optionsWith({}), local);
  expect(await (await access.fetch(question())).text()).toBe('local');
  expect(access).toMatchObject({ dataset: 'production', imagesUrl: '/images/bowline/production' });
  expect(access).not.toHaveProperty('token');
});

test('a Sanity project is read from its mirror, with a token from its source', () => {
  const open = contentAccess(optionsWith({ CONTENT_PROJECT_ID: 'x1' }), local);
  expect(open).toMatchObject({
    url: 'https://x1.apicdn.sanity.io',
    dataset: 'production',
    imagesUrl: 'https://cdn.sanity.io/images/x1/production',
  });
  const closed = contentAccess(
    optionsWith({ CONTENT_PROJECT_ID: 'x1', CONTENT_DATASET: 'rc', CONTENT_TOKEN: 'secret' }),
    local,
  );
  expect(closed).toMatchObject({ url: 'https://x1.api.sanity.io', dataset: 'rc', token: 'secret' });
});

test('a front tier without any content service goes on without one', async () => {
  const access = contentAccess(optionsWith({}), undefined);
  expect((await access.fetch(question())).status).toBe(503);
});

test('only a hosted project brings another origin for pictures beside those of courses', () => {
  expect(contentOrigins(optionsWith({})).imagesFrom).toEqual(['https://courses.bowline.eu']);
  expect(contentOrigins(optionsWith({ CONTENT_PROJECT_ID: 'x1' })).imagesFrom).toContain(
    'https://cdn.sanity.io',
  );
});
