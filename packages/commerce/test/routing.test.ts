import { ok, refuse } from '@bowline/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const routeQuery = `query ($url: String!) { route(url: $url) {
  __typename relative_url redirect_code type
  ... on ProductInterface { sku uid } ... on CategoryTree { name uid } ... on CmsPage { identifier title } } }`;

const route = async (url: string, store = 'en') =>
  (await commerce.query(routeQuery, { variables: { url }, store })).data?.route;
const refused = async (url: string) => refusalOf(await commerce.query(routeQuery, { variables: { url } }));

const knife = { __typename: 'SimpleProduct', type: 'PRODUCT', sku: 'KNIFE', uid: 'OA==' };

test('50: a leading slash does not matter and the query string is kept', async () => {
  const plain = { ...knife, relative_url: 'knife', redirect_code: 0 };
  expect(await route('knife')).toEqual(plain);
  expect(await route('/knife')).toEqual(plain);
  expect(await route('/knife?length=5&x=%20')).toEqual({ ...plain, relative_url: 'knife?length=5&x=%20' });
});

test('51: a live path gives its entity with its concrete type, in the language of the store', async () => {
  expect(await route('cord-red')).toMatchObject({
    __typename: 'ConfigurableProduct',
    relative_url: 'cord-red',
    redirect_code: 0,
    type: 'PRODUCT',
    uid: 'MQ==',
  });
  expect(await route('course')).toMatchObject({ __typename: 'VirtualProduct' });
  expect(await route('gift-card')).toMatchObject({ __typename: 'GiftCardProduct' });
  expect(await route('cord/climbing')).toMatchObject({
    __typename: 'CategoryTree',
    type: 'CATEGORY',
    name: 'Category climbing',
  });
  expect(await route('nl-cord/climbing', 'nl_NL')).toMatchObject({ name: 'Categorie climbing' });
  expect(await route('retouren', 'nl_NL')).toMatchObject({ identifier: 'returns', title: 'Retouren' });
});

test('52: a former path redirects permanently to the present one', async () => {
  expect(await route('cord-crimson')).toMatchObject({
    sku: 'CORD-RED',
    relative_url: 'cord-red',
    redirect_code: 301,
  });
  expect(await route('nl-cord-karmijn', 'nl_NL')).toMatchObject({
    relative_url: 'nl-cord-red',
    redirect_code: 301,
  });
  expect(await route('old-cord')).toMatchObject({
    relative_url: 'cord',
    redirect_code: 301,
    type: 'CATEGORY',
  });
  expect(await route('return-policy')).toMatchObject({ relative_url: 'returns', redirect_code: 301 });
});

test('52: renaming a product twice leaves both former paths redirecting, and it may go back', async () => {
  const rename = (urlKey: string) => commerce.admin.renameProductUrl({ sku: 'BEAD-1', locale: 'en', urlKey });
  expect(await rename('bead-two')).toEqual(ok());
  expect(await rename('bead-three')).toEqual(ok());
  for (const former of ['bead-1', 'bead-two']) {
    expect(await route(former)).toMatchObject({
      sku: 'BEAD-1',
      relative_url: 'bead-three',
      redirect_code: 301,
    });
  }
  expect(await rename('bead-1')).toEqual(ok());
  expect(await route('bead-1')).toMatchObject({ relative_url: 'bead-1', redirect_code: 0 });
  expect(await route('bead-three')).toMatchObject({ relative_url: 'bead-1', redirect_code: 301 });
  expect(await rename('knife')).toEqual(refuse('path-taken', { path: 'knife' }));
  expect(await rename('a/b')).toEqual(refuse('url-key-not-valid', { urlKey: 'a/b' }));
});

test('two merchants who rename two products to one path at the same time cannot both succeed', async () => {
  const results = await Promise.all(
    ['KNIFE', 'COURSE'].map((sku) =>
      commerce.admin.renameProductUrl({ sku, locale: 'fr-FR', urlKey: 'contested' }),
    ),
  );
  expect(results).toContainEqual(ok());
  expect(results).toContainEqual(refuse('path-taken', { path: 'contested' }));
});

test('53: a custom path without redirect shows its entity under that path', async () => {
  expect(await route('sale/best-knife')).toEqual({
    ...knife,
    relative_url: 'sale/best-knife',
    redirect_code: 0,
  });
});

test('54: an internal path resolves too', async () => {
  expect(await route('catalog/product/view/id/8')).toEqual({
    ...knife,
    relative_url: 'knife',
    redirect_code: 0,
  });
  expect(await route('catalog/category/view/id/3')).toMatchObject({ relative_url: 'cord', type: 'CATEGORY' });
  expect(await route('cms/page/view/page_id/2')).toMatchObject({ identifier: 'returns' });
  expect(await route('catalog/product/view/id/9999')).toBeNull();
});

test('55: a redirect elsewhere gives the address without a type', async () => {
  expect(await route('elsewhere')).toEqual({
    __typename: 'RoutableUrl',
    type: null,
    relative_url: 'https://example.com/x',
    redirect_code: 301,
  });
});

test('56: an unknown path and a page that is switched off are null without an error', async () => {
  for (const url of ['nothing-here', 'draft', 'nl-knife']) {
    const answer = await commerce.query(routeQuery, { variables: { url } });
    expect(answer.data).toEqual({ route: null });
    expect(answer.errors).toBeUndefined();
  }
});

test('57: a rewrite whose entity is gone, or that leads in a circle, is an error', async () => {
  for (const url of ['off', 'switched-off', 'round', 'to-nowhere']) {
    expect(await refused(url)).toMatchObject({
      message: `No such entity found with matching URL key: ${url}`,
      category: 'graphql-no-such-entity',
    });
  }
  expect((await refused('cord'))?.message).toBeUndefined();
});

test('58: an empty url is refused', async () => {
  expect(await refused('')).toMatchObject({
    message: '"url" argument should be specified and not empty',
    category: 'graphql-input',
  });
});

test('59: the home page is found at /', async () => {
  expect(await route('/')).toMatchObject({ __typename: 'CmsPage', identifier: 'home', relative_url: 'home' });
});

test('60: chains of redirects are followed to the end with the code of the first', async () => {
  expect(await route('blades')).toEqual({ ...knife, relative_url: 'sale/best-knife', redirect_code: 301 });
  expect(await route('knives')).toMatchObject({ relative_url: 'sale/best-knife', redirect_code: 302 });
});

test('urlResolver gives the same in its older shape', async () => {
  const query = '{ urlResolver(url: "cord-crimson") { id entity_uid relative_url redirectCode type } }';
  expect((await commerce.query(query)).data).toEqual({
    urlResolver: { id: 1, entity_uid: 'MQ==', relative_url: 'cord-red', redirectCode: 301, type: 'PRODUCT' },
  });
});

test('the paths of one thing in all locales are known for language switchers', async () => {
  const { data } = await commerce.query(`{
    product_url_keys(sku: "cord-red") { locale url_key }
    category_url_paths(uid: "NA==") { locale url_path }
    cms_page_url_keys(identifier: "returns") { locale url_key }
    route(url: "cord-red") { ... on ProductInterface { url_keys { locale url_key } } } }`);
  expect(data?.product_url_keys).toHaveLength(11);
  expect(data?.product_url_keys).toContainEqual({ locale: 'nl-NL', url_key: 'nl-cord-red' });
  expect(data?.product_url_keys).toContainEqual({ locale: 'sv-SE', url_key: 'cord-red' });
  expect(data?.route).toEqual({ url_keys: data?.product_url_keys });
  expect(data?.category_url_paths).toContainEqual({ locale: 'nl-NL', url_path: 'nl-cord/climbing' });
  expect(data?.cms_page_url_keys).toContainEqual({ locale: 'nl-NL', url_key: 'retouren' });
});

test('a product knows the paths it is shown under', async () => {
  const { data } = await commerce.query(
    '{ products(filter: {sku: {eq: "KNIFE"}}) { items { canonical_url url_rewrites { url } } } }',
  );
  expect(data).toEqual({
    products: {
      items: [{ canonical_url: 'knife', url_rewrites: [{ url: 'knife' }, { url: 'sale/best-knife' }] }],
    },
  });
});

const ownPath = async (url: string, store = 'en') =>
  (await commerce.query('query ($url: String!) { own_url_path(url: $url) }', { variables: { url }, store }))
    .data?.own_url_path;

test('a path of another store leads to the same thing in this one', async () => {
  expect(await ownPath('/nl-cord-red')).toBe('cord-red');
  expect(await ownPath('nl-cord-karmijn?x=1')).toBe('cord-red');
  expect(await ownPath('nl-cord/climbing')).toBe('cord/climbing');
  expect(await ownPath('cord-red', 'nl_NL')).toBe('nl-cord-red');
  expect(await ownPath('returns', 'nl_NL')).toBe('retouren');
  for (const unknown of ['nothing-here', 'nl-switched-off', '', '/'])
    expect([unknown, await ownPath(unknown)]).toEqual([unknown, null]);
});

describe('addresses that end as the merchant decided (specification 2.1)', () => {
  beforeAll(async () => {
    expect(await commerce.admin.settings.decide('categoryUrlSuffix', '.html')).toEqual(ok());
    expect(await commerce.admin.settings.decide('productUrlSuffix', '.htm')).toEqual(ok());
  });
  afterAll(async () => {
    await commerce.admin.settings.withdraw('categoryUrlSuffix');
    await commerce.admin.settings.withdraw('productUrlSuffix');
  });

  test('are where things are shown, children of categories too', async () => {
    expect(await route('cord/climbing.html')).toMatchObject({
      type: 'CATEGORY',
      relative_url: 'cord/climbing.html',
      redirect_code: 0,
    });
    expect(await route('/knife.htm?a=1')).toEqual({
      ...knife,
      relative_url: 'knife.htm?a=1',
      redirect_code: 0,
    });
  });

  test('are where paths without the ending and former ones lead', async () => {
    expect(await route('knife')).toEqual({ ...knife, relative_url: 'knife.htm', redirect_code: 301 });
    expect(await route('old-cord')).toMatchObject({ relative_url: 'cord.html', redirect_code: 301 });
    expect(await route('old-cord.html')).toMatchObject({ relative_url: 'cord.html', redirect_code: 301 });
    expect(await ownPath('nl-cord-red')).toBe('cord-red.htm');
  });

  test('belong to products and categories, each to its own', async () => {
    for (const url of ['knife.html', 'cord.htm', 'returns.html', 'knife.php', '.html'])
      expect([url, await route(url)]).toEqual([url, null]);
    expect(await route('returns')).toMatchObject({ relative_url: 'returns', redirect_code: 0 });
    expect(await route('sale/best-knife')).toMatchObject({
      relative_url: 'sale/best-knife',
      redirect_code: 0,
    });
  });

  test('are told to clients as Magento does, and to site maps whole', async () => {
    const { data } = await commerce.query(`{
      storeConfig { product_url_suffix category_url_suffix }
      categories(filters: {url_path: {eq: "cord"}}) { items { url_path url_suffix canonical_url } }
      products(filter: {sku: {eq: "KNIFE"}}) { items { url_key url_suffix canonical_url url_rewrites { url } } }
      site_urls(type: CATEGORY) { items { paths } } }`);
    expect(data).toMatchObject({
      storeConfig: { product_url_suffix: '.htm', category_url_suffix: '.html' },
      categories: { items: [{ url_path: 'cord', url_suffix: '.html', canonical_url: 'cord.html' }] },
      products: {
        items: [
          {
            url_key: 'knife',
            url_suffix: '.htm',
            canonical_url: 'knife.htm',
            url_rewrites: [{ url: 'knife.htm' }, { url: 'sale/best-knife' }],
          },
        ],
      },
    });
    expect(JSON.stringify(data?.site_urls)).toContain('"cord/climbing.html"');
  });

  test('are nothing else than an ending', async () => {
    for (const suffix of ['html', '/', '.ht ml', '../x', '.HTML'])
      expect(await commerce.admin.settings.decide('productUrlSuffix', suffix)).toMatchObject({ ok: false });
  });
});
