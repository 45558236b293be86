import type { LocaleName } from './locale-names.ts';
import { shop } from './shop.ts';

/** A route of specification 2.2. Paths are patterns of the router: `*` matches any depth. */
export interface StaticRoute {
  readonly path: string;
  readonly screen: string;
  readonly layout: 'default' | 'light';
  /** Registered once per locale unless this says otherwise. */
  readonly isLocalised: boolean;
  readonly middleware?: 'auth' | 'route';
  /** What the specification calls the part that `*` matches. */
  readonly parameter?: 'slug' | 'category' | 'pathMatch';
  readonly aliases?: readonly string[];
  readonly children?: readonly ChildRoute[];
}

export interface ChildRoute {
  /** Relative to the parent; empty for the parent's own address. */
  readonly path: string;
  readonly screen: string;
  readonly middleware?: 'auth';
  readonly parameter?: 'slug';
  readonly isServerRendered?: boolean;
}

const checkoutRoutes: readonly ChildRoute[] = [
  { path: '', screen: 'cart' },
  { path: 'cart', screen: 'cart' },
  { path: 'billing', screen: 'checkoutBilling' },
  { path: 'payment', screen: 'checkoutPayment' },
  { path: 'success', screen: 'checkoutSuccess', isServerRendered: true },
  { path: 'customer', screen: 'checkoutCustomer' },
  { path: 'shipping', screen: 'checkoutShipping' },
];

const customerRoutes: readonly ChildRoute[] = [
  { path: '', screen: 'accountOverview', middleware: 'auth' },
  { path: 'orders', screen: 'accountOrders', middleware: 'auth' },
  { path: 'wishlists', screen: 'accountWishlists', middleware: 'auth' },
  { path: 'address/create', screen: 'accountAddressCreate' },
  { path: 'account/*', screen: 'accountSection', parameter: 'slug' },
  { path: 'address/*', screen: 'accountAddress', parameter: 'slug' },
];

const localised = { layout: 'default', isLocalised: true } as const;

export const staticRoutes: readonly StaticRoute[] = [
  { ...localised, path: '/', screen: 'home' },
  { ...localised, path: '/search', screen: 'search' },
  { ...localised, path: '/page', screen: 'contentPage', layout: 'light' },
  { ...localised, path: '/stores', screen: 'stores' },
  { ...localised, path: '/stores/store/switch', screen: 'storeSwitch' },
  { ...localised, path: '/createPassword', screen: 'createPassword' },
  {
    ...localised,
    path: '/customer/account/createPassword',
    screen: 'customerCreatePassword',
    isLocalised: false,
  },
  { ...localised, path: '/queries/banners.groq', screen: 'bannersQuery' },
  {
    ...localised,
    path: '/faq/*',
    screen: 'faq',
    parameter: 'category',
    aliases: ['/frequently-asked-questions/*', '/it/faq/*'],
  },
  { ...localised, path: '/checkout', screen: 'checkout', layout: 'light', children: checkoutRoutes },
  { ...localised, path: '/customer', screen: 'customer', middleware: 'auth', children: customerRoutes },
  { ...localised, path: '/magento', screen: 'staticPages', middleware: 'route' },
  { ...localised, path: '/*', screen: 'catchAll', middleware: 'route', parameter: 'slug' },
  {
    ...localised,
    path: `${shop.adminPrefix}/*`,
    screen: 'admin',
    isLocalised: false,
    parameter: 'pathMatch',
  },
];

/** Specification 2.1: routes that are found by asking the backend are of one of these types. */
export const dynamicRouteTypes = ['CATEGORY', 'PRODUCT', 'CMS_PAGE', 'SANITY_PAGE'] as const;
export type DynamicRouteType = (typeof dynamicRouteTypes)[number];

/** Specification 2.1: a static route's name carries its locale. */
export function localisedRouteName(name: string, locale: LocaleName): string {
  return `${name}__${locale}`;
}
