import { createTestCommerce, hireStaff, sampleCatalogue } from '@bowline/commerce/testing';
import { createTestContent, sampleContent, testTokens } from '@bowline/content/testing';
import { expect, test } from 'vitest';

test('editing rule 20: whoever removes a category is told what leads to it, wherever a document says so', async () => {
  const now = new Date('2026-11-02T09:00:00Z');
  const content = await createTestContent();
  const link = { label: 'Cord', href: '/cord' };
  const block = (key: string) => ({
    _type: 'block' as const,
    style: 'normal' as const,
    children: [{ _type: 'span' as const, text: 'cord', marks: [key] }],
    markDefs: [{ _type: 'link' as const, _key: key, href: '/old-cord' }],
  });
  const documents = sampleContent('en').map((document) => {
    if (document._type === 'menu') {
      return { ...document, items: [{ _type: 'menuItem' as const, _key: 'cord', link, children: [link] }] };
    }
    if (document._type === 'page') {
      const steps = { _type: 'steps' as const, _key: 'steps', steps: [{ text: [block('b')] }] };
      return { ...document, body: [block('a'), steps] };
    }
    return document._type === 'redirect' ? { ...document, to: '/cord?sort=price' } : document;
  });
  expect(await content.importDocuments(documents)).toMatchObject({ ok: true });
  const commerce = await createTestCommerce({
    catalogue: sampleCatalogue,
    clock: () => now,
    contentPlace: {
      fetch: content.ownFetch,
      url: 'http://content.internal',
      dataset: 'production',
      token: testTokens.writeToken,
    },
  });
  const editor = await hireStaff(commerce, { role: 'catalogue', now });
  const { categories } = await editor.read<{ categories: { id: number; name: string }[] }>(
    '{ categories { id name } }',
  );
  const leadingTo = async (name: string) => {
    const id = categories.find((category) => category.name === name)?.id;
    const { contentLeadingToCategory } = await editor.read<{
      contentLeadingToCategory: { type: string; links: number }[];
    }>(`{ contentLeadingToCategory(id: ${id}) { type links } }`);
    return contentLeadingToCategory.map(({ type, links }) => `${type} ${links}`);
  };
  expect(await leadingTo('Category cord')).toEqual(['menu 2', 'page 2', 'redirect 1']);
  expect(await leadingTo('Category climbing')).toEqual([]);
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
  await content.close();
});
