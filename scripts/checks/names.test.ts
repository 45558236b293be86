import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './names.ts';

const manifests = {
  'package.json': JSON.stringify({ workspaces: ['packages/*'] }),
  'packages/kit/package.json': JSON.stringify({ name: '@bowline/kit', exports: { '.': './src/index.ts' } }),
};

const messagesFor = (file: string, text = '') =>
  check(plantTree({ ...manifests, [file]: text })).map(({ message }) => message);

test.each([
  ['packages/kit/src/moneyScaling.ts', '', '"moneyScaling" is not kebab-case'],
  ['packages/kit/src/money_scaling.ts', '', '"money_scaling" is not kebab-case'],
  ['packages/kit/src/MoneyParts/sum.ts', '', 'folder "MoneyParts" is not kebab-case'],
  ['packages/kit/src/utils.ts', '', '"utils" says nothing: name it after what it does'],
  ['packages/kit/src/price-helpers.ts', '', '"price-helpers" says nothing: name it after what it does'],
  ['packages/kit/src/common/sum.ts', '', '"common" says nothing: name it after what it does'],
  [
    'apps/storefront/app/CartManager.tsx',
    'export function CartManager() {}',
    '"CartManager" says nothing: name it after what it does',
  ],
  ['apps/storefront/app/Price.tsx', 'export function Amount() {}', 'exports no component named Price'],
  ['apps/storefront/app/Price.tsx', 'export type Price = string;', 'exports no component named Price'],
  [
    'apps/storefront/app/price.tsx',
    'export const Price = () => null;',
    'is a component: call the file Price.tsx',
  ],
  ['apps/storefront/app/routes/ProductPage.tsx', '', 'route module "ProductPage" is not kebab-case'],
  [
    'packages/kit/src/money/index.ts',
    '// A door?',
    'an index file is a door, and no package.json names this one',
  ],
  [
    'packages/kit/src/index.ts',
    'export {};',
    'a door opens with two sentences: what this is, what it is not',
  ],
])('%s fails', (file, text, message) => {
  expect(messagesFor(file, text)).toEqual([message]);
});

test.each([
  ['packages/kit/src/money-scaling.test.ts', ''],
  ['packages/kit/src/index.ts', '/** Money and results. Not a shop. */'],
  ['packages/markets/src/locales/nl-NL.ts', ''],
  ['packages/commerce/src/modules/cart/index.ts', '// Carts. Not orders.'],
  ['packages/commerce/src/modules/cart/SPEC.md', ''],
  ['packages/commerce/src/modules/cart/migrations/0001-cart.sql', ''],
  ['apps/storefront/app/Price.tsx', 'function Price() {}\nexport { Price };'],
  ['apps/storefront/app/Price.tsx', 'export default function Price() {}'],
  ['apps/storefront/app/routes/product-page.tsx', 'export default function ProductPage() {}'],
  ['apps/storefront/app/ProductPage.graphql', 'query ProductPage($sku: String) { a }'],
  ['apps/storefront/app/root.tsx', 'export function Layout() {}'],
  ['apps/storefront/app/analytics/tag-manager.ts', ''],
  ['apps/storefront/app/generated/Whatever_utils.ts', ''],
])('%s passes', (file, text) => {
  expect(messagesFor(file, text)).toEqual([]);
});
