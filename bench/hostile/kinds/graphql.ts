import type { HostileKind, HostileRequest } from '../kind.ts';

type Random = () => number;

/** Questions that are small to write and large to answer, or large to read, made from the fields that lead back to products. */
export const graphql: HostileKind = {
  name: 'graphql',
  atOnce: 8,
  *requests(origin, random) {
    const makers = [
      nestedLinks,
      widePage,
      introspection,
      longDocument,
      manyTokens,
      longVariables,
      spreads,
      batch,
    ];
    for (;;) {
      const make = makers[Math.floor(random() * makers.length)] ?? nestedLinks;
      yield make(origin, random);
    }
  },
};

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

function post(origin: string, body: unknown): HostileRequest {
  return {
    url: `${origin}/graphql`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  };
}

const links = ['related_products', 'upsell_products', 'crosssell_products'] as const;
const leaves =
  'sku name url_key small_image { url label } price_range { minimum_price { final_price { value } } }';

function nestedLinks(origin: string, random: Random): HostileRequest {
  const levels = 2 + below(random, 14);
  let inner = leaves;
  for (let level = 0; level < levels; level += 1) {
    const link = links[below(random, links.length)];
    inner = random() < 0.3 ? `${link} { ${inner} } sku` : `${link} { ${inner} }`;
  }
  const size = 1 + below(random, 300);
  return post(origin, {
    query: `{ products(search: "", filter: {}, pageSize: ${size}) { items { ${inner} } } }`,
  });
}

function widePage(origin: string, random: Random): HostileRequest {
  const aliases = 1 + below(random, 12);
  const sizes = [20, 100, 300, 301, 100_000, 2_147_483_647];
  const fields = Array.from({ length: aliases }, (_, index) => {
    const size = sizes[below(random, sizes.length)];
    return `a${index}: products(search: "${'rope cord'.slice(0, 1 + below(random, 9))}", pageSize: ${size}) {
      aggregations { label options { label value count } }
      items { ${leaves} description { html } media_gallery { url label }
        ... on ConfigurableProduct { variants { attributes { label } product { ${leaves} } } } } }`;
  });
  return post(origin, { query: `{ ${fields.join(' ')} }` });
}

function introspection(origin: string, random: Random): HostileRequest {
  let inner = 'name description';
  for (let level = 0; level < 1 + below(random, 8); level += 1) {
    const field = ['fields', 'possibleTypes', 'interfaces', 'inputFields'][below(random, 4)] ?? 'fields';
    const isOfType = field === 'possibleTypes' || field === 'interfaces';
    inner = isOfType
      ? `${field} { name ${inner} }`
      : `${field} { name type { name ${inner} ofType { ${inner} } } }`;
  }
  return post(origin, { query: `{ __schema { types { name ${inner} } } }` });
}

function longDocument(origin: string, random: Random): HostileRequest {
  const length = 50_000 + below(random, 990_000);
  const part =
    ['{a', '# comment\n', 'a ', '(x:1)', '"', '{ storeConfig { code } } '][below(random, 6)] ?? 'a ';
  return post(origin, { query: part.repeat(Math.ceil(length / part.length)).slice(0, length) });
}

function manyTokens(origin: string, random: Random): HostileRequest {
  const count = 500 + below(random, 9_000);
  const selections = Array.from({ length: count }, (_, index) =>
    random() < 0.5 ? 'store_code' : `... on StoreConfig { a${index % 10}: store_code }`,
  );
  return post(origin, { query: `{ storeConfig { ${selections.join(' ')} } }` });
}

function longVariables(origin: string, random: Random): HostileRequest {
  const count = 1_000 + below(random, 100_000);
  const skus = Array.from({ length: count }, (_, index) => `s${index}`);
  const match = 'a '.repeat(below(random, 200_000));
  return post(origin, {
    query: `query ($skus: [String], $match: String) { products(filter: { sku: { in: $skus }, name: { match: $match } }) { total_count } }`,
    variables: random() < 0.5 ? { skus } : { match },
  });
}

function spreads(origin: string, random: Random): HostileRequest {
  const levels = 2 + below(random, 40);
  const fragments = Array.from(
    { length: levels },
    (_, index) => `fragment F${index} on StoreConfig { ...F${index + 1} ...F${index + 1} }`,
  );
  return post(origin, {
    query: `{ storeConfig { ...F0 } } ${fragments.join(' ')} fragment F${levels} on StoreConfig { store_code }`,
  });
}

function batch(origin: string, random: Random): HostileRequest {
  const one = { query: '{ products(search: "rope") { items { sku } } }' };
  return post(
    origin,
    Array.from({ length: 1 + below(random, 5_000) }, () => one),
  );
}
