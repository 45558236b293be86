import { redirect } from 'react-router';
import type { ShopRequest } from '../shop-context.ts';

/** For middleware, which React Router leaves to name the locale's prefix itself (a loader's redirect gets it by itself). */
export function redirectWithin({ basename }: ShopRequest, path: string, status = 302): Response {
  return redirect(path === '/' && basename ? basename : basename + path, status);
}
