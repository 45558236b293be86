import type { RequestListener } from 'node:http';
import { createAdmin } from '@bowline/admin/server';
import type { Fetch } from '@bowline/kit';
import { openAppBuild } from './app-build.ts';
import { connect } from './connect.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

export interface AdminPages {
  readonly fetch: Fetch;
  readonly filesFolder: string;
  readonly wrap: (listener: RequestListener) => RequestListener;
}

/** The pages of the merchant's desk, beside those of the shop and apart from them. */
export async function openAdmin(
  { settings, root, development, log, progress }: ShopOptions,
  commerce: Fetch | undefined,
  closers: Closers,
): Promise<AdminPages> {
  const build = await progress.step('Opening the desk', () => openAppBuild(root, 'admin', { development }));
  closers.add(build.close);
  const admin = createAdmin({
    loadBuild: build.load,
    mode: development ? 'development' : 'production',
    commerce: connect(commerce, settings.COMMERCE_URL),
    log,
  });
  return { fetch: admin.fetch, filesFolder: build.filesFolder, wrap: build.wrap };
}
