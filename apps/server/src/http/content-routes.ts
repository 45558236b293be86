import type { Fetch } from '@bowline/kit';
import type { Hono } from 'hono';

const paths = [
  ...['data', 'assets', 'users', 'check'].map((part) => `/:version{v[0-9X][0-9-]*}/${part}/*`),
  '/images/bowline/*',
  '/files/bowline/*',
];

/** The addresses of the content service at the shop's own origin, as a Sanity client asks for them. */
export function addContentRoutes(app: Hono, content: Fetch): void {
  for (const path of paths) app.all(path, (context) => content(context.req.raw));
}
