import type { LoaderFunctionArgs } from 'react-router';
import { writeManifest } from '../features/device/write-manifest.server.ts';
import { shopContext } from '../shop-context.ts';

/** GET /manifest.webmanifest */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(await writeManifest(context.get(shopContext))), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
