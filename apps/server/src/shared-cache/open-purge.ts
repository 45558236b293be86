import type { Back } from '../back.ts';
import type { Closers, ShopOptions } from '../shop-options.ts';
import { createPurge } from './purge.ts';

/** One part of the shop tells the CDN, the one that also sends letters: pages are told of by all. */
export async function openPurge(
  { settings, log }: ShopOptions,
  back: Back | undefined,
  closers: Closers,
): Promise<void> {
  const { PURGE_SERVICE: service, PURGE_URL: url, PURGE_TOKEN: token, PURGE_SECONDS: seconds } = settings;
  if (!service || !url || !back || !settings.ROLES.includes('worker')) return;
  const purge = createPurge({ service, url: url.replace(/\/$/, ''), token, pauseMs: seconds * 1_000, log });
  closers.add(purge.close);
  await back.followChanges(purge.drop);
}
