import type { Commerce } from '@bowline/commerce';
import { shopDataTopic } from '@bowline/commerce';
import type { Content } from '@bowline/content';
import type { Database, Log } from '@bowline/database';
import { anyContentTag, contentTag } from '@bowline/storefront/server';
import { indexedTopic, productsOf } from '../indexing.ts';
import type { Closers } from '../shop-options.ts';

export interface FollowedShop<Tables> {
  readonly database: Database<Tables>;
  readonly feed: Commerce['feed'];
  readonly content: Content | undefined;
  readonly log: Log;
}

/** Answers and pages with these tags are untrue from now on; null says so of all. */
export type Drop = (tags: readonly string[] | null) => void;

/** Tells which pages have become untrue, whichever process changed the shop. Resolves when no change is missed any more. */
export async function followChanges<Tables>(
  { database, feed, content, log }: FollowedShop<Tables>,
  drop: Drop,
  closers: Closers,
): Promise<void> {
  let position = await feed.position();
  let looking: Promise<void> = Promise.resolve();
  let isQueued = false;

  async function look(): Promise<void> {
    isQueued = false;
    try {
      const changes = await feed.changesSince(position);
      drop(await feed.tagsOf(changes));
      position = changes.position;
    } catch (error) {
      // Nobody can tell what has changed. It is asked again with the next notice, or soon without one.
      log.warn({ err: error }, 'Changes of the catalogue could not be read; all pages are made anew');
      drop(null);
    }
  }
  const listener = feed.listen(() => {
    if (isQueued) return;
    isQueued = true;
    looking = looking.then(look);
  });
  closers.add(async () => {
    await listener.close();
    await looking;
  });

  const subscriptions = [
    database.notices.subscribe(shopDataTopic, () => drop(null)),
    // Which goods a listing has comes from the index, which follows a little later.
    database.notices.subscribe(indexedTopic, (payload) => {
      feed.listingTagsOf(payload === null ? null : productsOf(payload)).then(drop, () => drop(null));
    }),
  ];
  closers.add(async () => {
    for (const subscription of subscriptions) subscription.close();
  });
  content?.onChanges((types) => drop([anyContentTag, ...types.map(contentTag)]));
}
