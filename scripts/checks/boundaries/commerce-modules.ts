import { posix } from 'node:path';

const base = ['stores'];
const offer = [...base, 'catalog', 'stock', 'pricing', 'tax', 'totals'];
const purchase = [...offer, 'promotions', 'shipping', 'payments', 'gift-cards', 'customers'];

/**
 * Which commerce module may use which, through its door. Only checkout knows both carts and orders; nobody
 * uses notifications, it hears of everything by events. The table has no cycles (a test says so).
 */
export const commerceModules: Readonly<Record<string, readonly string[]>> = {
  stores: [],
  tax: base,
  totals: [],
  pricing: [...base, 'tax'],
  stock: base,
  catalog: [...base, 'pricing', 'tax', 'stock'],
  cms: base,
  routing: [...base, 'catalog', 'cms'],
  customers: base,
  shipping: [...base, 'tax', 'pricing'],
  payments: base,
  promotions: [...offer, 'customers'],
  'gift-cards': [...offer, 'customers'],
  cart: purchase,
  orders: purchase,
  checkout: [...purchase, 'cart', 'orders'],
  wishlists: [...offer, 'customers', 'cart'],
  reviews: [...base, 'catalog', 'customers'],
  newsletter: [...base, 'customers'],
  contact: [...base, 'shipping', 'tax'],
  'stock-reminders': [...base, 'stock'],
  'search-feed': [...base, 'catalog', 'cms', 'pricing'],
  notifications: [...purchase, 'orders', 'checkout', 'newsletter', 'stock-reminders', 'wishlists', 'reviews'],
};

const modulesFolder = 'packages/commerce/src/modules/';

export function commerceModuleOf(file: string): string | undefined {
  return file.startsWith(modulesFolder) ? file.slice(modulesFolder.length).split('/')[0] : undefined;
}

/** What is wrong with an import of a file of commerce, or undefined. */
export function refuseModuleImport(file: string, specifier: string): string | undefined {
  const from = commerceModuleOf(file);
  if (from !== undefined && !Object.hasOwn(commerceModules, from)) {
    return `module "${from}" is not in the table of scripts/checks/boundaries/commerce-modules.ts`;
  }
  const target = specifier.startsWith('#') ? aliasTarget(specifier) : relativeTarget(file, specifier);
  if (!target || target.module === from) return undefined;
  if (!target.isDoor || (from !== undefined && !specifier.startsWith('#'))) {
    return `"${specifier}" goes past the door of module "${target.module}": import "#${target.module}"`;
  }
  if (from === undefined || commerceModules[from]?.includes(target.module)) return undefined;
  return `module "${from}" may not use module "${target.module}"`;
}

interface Target {
  module: string;
  isDoor: boolean;
}

function aliasTarget(specifier: string): Target | undefined {
  const [module = '', ...rest] = specifier.slice(1).split('/');
  return Object.hasOwn(commerceModules, module) ? { module, isDoor: rest.length === 0 } : undefined;
}

function relativeTarget(file: string, specifier: string): Target | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  const module = commerceModuleOf(path);
  return module === undefined ? undefined : { module, isDoor: path === `${modulesFolder}${module}/index.ts` };
}
