import path from 'node:path';
import { allMarkets, shop } from '@bowline/markets';
import type { Back } from '../back.ts';
import type { Front } from '../front.ts';
import type { ShopOptions } from '../shop-options.ts';
import { createKeptHosts } from './kept-hosts.ts';
import { openLastPages } from './last-pages.ts';
import { type AnswerOfNode, createPageCache, type PageCache } from './page-cache.ts';
import { machineMs, siblingsOfThis } from './siblings.ts';

/** What no change tells of, days of delivery for instance, is true for so long. */
const followedMs = 60_000;
/** Where nobody tells of changes because the facts lie elsewhere, they show as soon all the same. */
const unfollowedMs = 1_000;

const isOfDesk = ({ url }: Request) => new URL(url).pathname.startsWith(shop.adminPrefix);

/** Undefined when no memory is given to it. */
export async function openPageCache(
  { settings, publicUrl, dataFolder, log }: ShopOptions,
  parts: { readonly front: Front; readonly back: Back | undefined; readonly answer: AnswerOfNode },
): Promise<PageCache | undefined> {
  if (settings.PAGE_CACHE_MB === 0) return undefined;
  const { front, back, answer } = parts;
  const isFollowed = back?.content !== undefined && settings.COMMERCE_URL === undefined;
  const sharedSeconds = Math.min(
    settings.SHARED_CACHE_SECONDS,
    isFollowed ? settings.SHARED_CACHE_SECONDS : unfollowedMs / 1_000,
  );
  // Where nobody tells of changes, a page is true for too short a time to be worth telling of.
  const siblings = isFollowed ? siblingsOfThis() : undefined;
  const pages = createPageCache({
    // What is below the prefix of the desk is nobody's page but the one's who asks, and none of the shop's.
    publicPage: async (request) => (isOfDesk(request) ? undefined : front.publicPage(request)),
    answer,
    mark: front.markLastGood,
    keepsHost: createKeptHosts({
      own: [
        new URL(publicUrl).host,
        ...allMarkets
          .flatMap(({ domain, domainDefault }) => [domain, domainDefault])
          .flatMap((domain) => [domain, `www.${domain}`]),
      ],
    }),
    shared: sharedSeconds > 0 ? { seconds: sharedSeconds } : undefined,
    mostBytes: settings.PAGE_CACHE_MB * 1_000_000,
    lastPages:
      front.build &&
      (await openLastPages({ folder: path.join(dataFolder, 'pages'), buildId: front.build.facts.id, log })),
    siblings,
    freshMs: isFollowed ? followedMs : unfollowedMs,
    log,
  });
  if (isFollowed) await back.followChanges(pages.drop);
  const followsSince = machineMs();
  // What has changed before, nobody has told this process.
  siblings?.listen((page) => page.madeAtMachineMs >= followsSince && pages.take(page));
  return pages;
}
