import type { MiddlewareFunction } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { loginPath } from './login-path.ts';
import { redirectWithin } from './redirect-to-own-slug.ts';

/** Screens of the account area that a guest must reach. */
const openToGuests = [
  '/customer/account/login',
  '/customer/account/create',
  '/customer/account/forgotpassword',
  '/customer/account/confirm',
  '/customer/account/logout',
];

/** The auth middleware of the account area (specification 2.2, 6). */
export const requireCustomer: MiddlewareFunction<Response> = ({ context, url }) => {
  const shop = context.get(shopContext);
  const path = url.pathname.slice(shop.basename.length);
  // Letters write some of them in mixed case.
  if (shop.visitor.customer || openToGuests.includes(path.toLowerCase())) return;
  throw redirectWithin(shop, loginPath(path + url.search));
};
