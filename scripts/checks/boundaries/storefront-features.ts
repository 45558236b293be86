import { posix } from 'node:path';
import { pathBack, type Uses } from './circles.ts';

const text = ['content'];
const goods = ['catalog'];
/** Whatever shows a product can be wished for. */
const wishes = ['wishes'];

/**
 * Which feature of the storefront may use which; the table has no circles (a test says so). What all of them may use lies
 * beside `features/`: data, forms, i18n, routing, seo. What is around a page (routes, layouts, shell) no feature knows.
 */
export const storefrontFeatures: Uses = new Map(
  Object.entries({
    account: [...goods, 'cart', 'frame', 'newsletter', 'orders'],
    analytics: [
      ...goods,
      'cart',
      'category',
      'checkout',
      'consent',
      'product',
      'search',
      'vitals',
      'wishlists',
    ],
    blog: [...text, ...goods, 'device', 'frame', 'materials'],
    cart: [...text, ...goods, ...wishes, 'trust'],
    catalog: wishes,
    category: [...text, 'listing'],
    checkout: [...goods, 'cart', 'newsletter', 'trust'],
    compare: [...goods, 'cart', 'frame'],
    consent: ['frame'],
    contact: [],
    content: [...goods, 'consent'],
    deployments: ['device'],
    device: ['cart'],
    errors: [...goods, 'messages'],
    faq: text,
    frame: [],
    home: [...text, ...goods, 'blog', 'seen', 'trust'],
    listing: goods,
    materials: [...text, ...goods, 'cart'],
    messages: [],
    newsletter: ['frame'],
    orders: [...goods, 'cart', 'checkout', 'frame'],
    pages: [...text, ...goods, 'contact', 'materials', 'stores'],
    product: [
      ...text,
      ...goods,
      ...wishes,
      'cart',
      'compare',
      'device',
      'listing',
      'reviews',
      'seen',
      'trust',
    ],
    reviews: [...goods, 'account', 'frame'],
    search: [...goods, 'listing', 'messages'],
    seen: goods,
    stores: text,
    trust: [],
    vitals: [],
    wishes: [],
    wishlists: [...goods, ...wishes, 'account', 'cart', 'frame'],
  }),
);

const app = 'apps/storefront/app/';
const featuresFolder = `${app}features/`;
const aroundAPage = /^apps\/storefront\/app\/(routes|layouts|shell|root\.tsx)(\/|$)/;

/** What is wrong with an import of a file of the storefront, or undefined. */
export function refuseFeatureImport(file: string, specifier: string): string | undefined {
  const from = featureOf(file);
  if (from === undefined || !specifier.startsWith('.')) return undefined;
  const uses = storefrontFeatures.get(from);
  if (!uses)
    return `feature "${from}" is not in the table of scripts/checks/boundaries/storefront-features.ts`;
  const path = posix.join(posix.dirname(file), specifier);
  if (aroundAPage.test(path)) return `feature "${from}" may not use "${specifier}", which is around a page`;
  const to = featureOf(path);
  if (to === undefined || to === from || uses.includes(to)) return undefined;
  return `feature "${from}" may not use feature "${to}"`;
}

/** Features of the table that use one another in a circle, or one that has no row. */
export function circlesOfFeatures(features: Uses = storefrontFeatures): string[] {
  return [...features].flatMap(([feature, uses]) => {
    const unknown = uses.filter((name) => !features.has(name)).map((name) => `${name} has no row`);
    const circle = pathBack(feature, features);
    return [...unknown, ...(circle ? [circle.join(' → ')] : [])];
  });
}

function featureOf(path: string): string | undefined {
  const [feature, ...inside] = path.startsWith(featuresFolder)
    ? path.slice(featuresFolder.length).split('/')
    : [];
  return inside.length > 0 ? feature : undefined;
}
