import { expect, test } from 'vitest';
import { aCatalogue, aCategory, aProduct, createTestCommerce } from '../src/testing/index.ts';

test('29: directives arrive rendered wherever a merchant may write them', async () => {
  const html = '<a href="{{store url="x"}}"><img src="{{media url="y.svg"}}"></a>';
  const rendered = '<a href="https://shop.test/nl/x"><img src="https://shop.test/media/y.svg"></a>';
  const commerce = await createTestCommerce({
    catalogue: aCatalogue({
      categories: [
        aCategory('cord', { texts: { en: { name: 'Cord', urlPath: 'cord', descriptionHtml: html } } }),
      ],
      products: [
        aProduct('KNIFE', {
          texts: { en: { name: 'Knife', urlKey: 'knife', descriptionHtml: html, shortDescription: html } },
        }),
      ],
      cmsPages: [{ identifier: 'p', texts: { en: { title: 'P', urlKey: 'p', contentHtml: html } } }],
      cmsBlocks: [{ identifier: 'b', texts: { en: { title: 'B', contentHtml: html } } }],
    }),
  });
  const { data } = await commerce.query(
    `{ products(filter: {sku: {eq: "KNIFE"}}) { items { description { html } short_description { html } } }
      categories(filters: {url_key: {eq: "cord"}}) { items { description } }
      cmsPage(identifier: "p") { content } cmsBlocks(identifiers: ["b"]) { items { content } } }`,
    { store: 'nl_NL' },
  );
  expect(data).toEqual({
    products: { items: [{ description: { html: rendered }, short_description: { html: rendered } }] },
    categories: { items: [{ description: rendered }] },
    cmsPage: { content: rendered },
    cmsBlocks: { items: [{ content: rendered }] },
  });
  await commerce.close();
});
