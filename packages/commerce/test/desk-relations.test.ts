import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let editor: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

const change = async (operation: string) => (await editor.ask(`mutation { ${operation} }`)).code;

interface Related {
  readonly productRelations: {
    readonly links: readonly {
      readonly kind: string;
      readonly products: readonly { readonly sku: string }[];
    }[];
    readonly colours: readonly { readonly sku: string }[];
  };
}

async function relationsOf(sku: string) {
  const { productRelations } = await editor.read<Related>(
    `{ productRelations(sku: "${sku}") { links { kind products { sku } } colours { sku } } }`,
  );
  const { links, colours } = productRelations;
  return {
    ...Object.fromEntries(links.map(({ kind, products }) => [kind, products.map((each) => each.sku)])),
    colours: colours.map((each) => each.sku),
  };
}

async function inShop(sku: string): Promise<readonly string[]> {
  const { products } = await commerce.read<{
    products: { items: { related_products: { sku: string }[] }[] };
  }>(`{ products(filter: {sku: {eq: "${sku}"}}) { items { related_products { sku } } } }`);
  return products.items[0]?.related_products.map((each) => each.sku) ?? [];
}

test('goods rule 24: relations are added, ordered and removed, and the shop shows them', async () => {
  expect(await relationsOf('CORD-RED')).toEqual({
    related: ['KNIFE', 'HIDDEN'],
    crosssell: ['BEAD-1'],
    upsell: ['CORD-BLUE'],
    most_viewed: ['COURSE'],
    colours: [],
  });
  const related = (skus: string) => change(`setRelations(sku: "CORD-RED", kind: "related", skus: [${skus}])`);
  expect(await related('"COURSE", "cord-blue-100", "KNIFE", "COURSE"')).toBeNull();
  expect(await relationsOf('CORD-RED')).toMatchObject({
    related: ['COURSE', 'CORD-BLUE', 'KNIFE'],
    crosssell: ['BEAD-1'],
  });
  expect(await inShop('CORD-RED')).toEqual(['COURSE', 'CORD-BLUE', 'KNIFE']);
  expect(await related('"CORD-RED-100"')).toBe('relation-to-itself');
  expect(await related('"NOTHING"')).toBe('product-not-found');
  expect(await related(Array(31).fill('"KNIFE"').join(','))).toBe('too-many-rows');
  expect(await change('setRelations(sku: "CORD-RED", kind: "sibling", skus: [])')).toBe('relation-not-known');
  expect(await related('')).toBeNull();
  expect(await inShop('CORD-RED')).toEqual([]);
});

test('goods rule 24: a product joins the colours of another one, and leaves them', async () => {
  expect(await change('joinColours(sku: "CORD-BLUE", other: "CORD-RED")')).toBeNull();
  expect(await change('joinColours(sku: "KNIFE", other: "CORD-BLUE")')).toBeNull();
  expect((await relationsOf('CORD-RED')).colours).toEqual(['CORD-BLUE', 'KNIFE']);
  expect(await change('joinColours(sku: "KNIFE")')).toBeNull();
  expect((await relationsOf('KNIFE')).colours).toEqual([]);
  expect((await relationsOf('CORD-BLUE')).colours).toEqual(['CORD-RED']);
  expect(await change('joinColours(sku: "KNIFE", other: "KNIFE")')).toBe('relation-to-itself');
});

interface Attribute {
  readonly id: number;
  readonly code: string;
}

async function attribute(code: string) {
  const { attributes } = await editor.read<{ attributes: Attribute[] }>('{ attributes { id code } }');
  const id = attributes.find((each) => each.code === code)?.id ?? 0;
  const { attribute: file } = await editor.read<{
    attribute: { options: { id: number; code: string; label: string; products: number }[] };
  }>(`{ attribute(id: ${id}) { options { id code label products } } }`);
  return { id, options: file.options };
}

test('goods rules 25 and 26: options are named in every locale, ordered, and kept while products have them', async () => {
  const { id, options } = await attribute('color');
  expect(options).toMatchObject([
    { code: 'red', products: 1 },
    { code: 'blue', products: 1 },
  ]);
  const names = '[{locale: "en", name: "Deep Teal"}, {locale: "nl-NL", name: "Diep petrol"}]';
  expect(await change(`addOption(attributeId: ${id}, swatch: "#1a7f7a", names: ${names})`)).toBeNull();
  expect(await change(`addOption(attributeId: ${id}, names: ${names})`)).toBe('option-taken');
  expect(await change(`addOption(attributeId: ${id}, swatch: "teal", names: ${names})`)).toBe(
    'swatch-not-valid',
  );
  expect(await change(`addOption(attributeId: ${id}, names: [])`)).toBe('name-missing');
  expect(await change(`addOption(attributeId: 999, names: ${names})`)).toBe('attribute-not-found');
  const teal = (await attribute('color')).options.at(-1)?.id ?? 0;
  expect(await change(`moveOption(id: ${teal}, place: 1)`)).toBeNull();
  expect((await attribute('color')).options.map(({ code }) => code)).toEqual(['deep-teal', 'red', 'blue']);
  expect(await change(`moveOption(id: ${teal}, place: 2)`)).toBeNull();
  expect((await attribute('color')).options.map(({ code }) => code)).toEqual(['red', 'deep-teal', 'blue']);
  const renamed = '[{locale: "en", name: "Teal"}, {locale: "de-DE", name: "Petrol"}]';
  expect(await change(`changeOption(id: ${teal}, swatch: "#117777", names: ${renamed})`)).toBeNull();
  const { attributeOption } = await editor.read<{
    attributeOption: { swatch: string; names: { locale: string; name: string }[] };
  }>(`{ attributeOption(id: ${teal}) { swatch names { locale name } } }`);
  expect(attributeOption.swatch).toBe('#117777');
  expect(attributeOption.names).toContainEqual({ locale: 'de-DE', name: 'Petrol' });
  expect(attributeOption.names).toContainEqual({ locale: 'fr-FR', name: 'Teal' });

  const [red] = (await attribute('color')).options;
  const refused = await editor.ask(`mutation { removeOption(id: ${red?.id}) }`);
  expect(refused.code).toBe('option-in-use');
  expect(await change(`removeOption(id: ${teal})`)).toBeNull();
  expect(await change(`removeOption(id: ${teal})`)).toBe('option-not-found');
  // A picture that came with the import stays when only the names change.
  const blue = (await attribute('color')).options.find(({ code }) => code === 'blue')?.id;
  const azure = '[{locale: "en", name: "Azure"}]';
  expect(await change(`changeOption(id: ${blue}, swatch: "swatches/blue.svg", names: ${azure})`)).toBeNull();
});

test('goods rule 25: an attribute is renamed in every locale', async () => {
  const { id } = await attribute('color');
  const names = '[{locale: "en", name: "Shade"}, {locale: "nl-NL", name: "Tint"}]';
  expect(await change(`renameAttribute(id: ${id}, names: ${names})`)).toBeNull();
  const { attributes } = await editor.read<{ attributes: { label: string }[] }>('{ attributes { label } }');
  expect(attributes.map(({ label }) => label)).toContain('Shade');
});

test('goods rule 26: the order of colours is that of filters and of swatches, in the shop as well', async () => {
  const { options } = await attribute('color');
  const [first] = options;
  await change('joinColours(sku: "CORD-BLUE", other: "CORD-RED")');
  const inShop = async () => {
    const { products } = await commerce.read<{
      products: {
        items: { colour_siblings: { sku: string }[] }[];
        aggregations: { attribute_code: string; options: { label: string }[] }[];
      };
    }>(`{ products(filter: {sku: {in: ["CORD-RED", "CORD-BLUE"]}}) {
      items { colour_siblings { sku } } aggregations { attribute_code options { label } } } }`);
    const colours = products.aggregations.find(({ attribute_code }) => attribute_code === 'color');
    return {
      swatches: products.items[0]?.colour_siblings.map(({ sku }) => sku),
      filters: colours?.options.length,
      firstFilter: colours?.options[0]?.label,
    };
  };
  expect(await inShop()).toEqual({ swatches: ['CORD-RED', 'CORD-BLUE'], filters: 2, firstFilter: 'Red' });
  expect(await change(`moveOption(id: ${first?.id}, place: ${options.length})`)).toBeNull();
  expect(await inShop()).toMatchObject({ swatches: ['CORD-BLUE', 'CORD-RED'], firstFilter: 'Azure' });
});
