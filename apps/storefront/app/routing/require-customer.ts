import type { MiddlewareFunction } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { redirectWithin } from './redirect-to-own-slug.ts';

/** Screens of the account area that a guest must reach. */
const openToGuests = [
  '/customer/account/login',
  '/customer/account/create',
  '/customer/account/forgotpassword',
];

/** The auth middleware of the account area (specification 2.2, 6). */
export const requireCustomer: MiddlewareFunction<Response> = ({ context, url }) => {
  const shop = context.get(shopContext);
  const path = url.pathname.slice(shop.basename.length);
  if (shop.visitor.customer || openToGuests.includes(path)) return;
  throw redirectWithin(shop, `/customer/account/login?return=${encodeURIComponent(path)}`);
};
