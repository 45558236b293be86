import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { test as base } from '../journey.ts';
import { startShop } from './shop-process.ts';
import { startTagManager, type TagManager } from './tag-manager.ts';

export interface TaggedShop {
  readonly url: string;
  readonly tags: TagManager;
}

/** Journeys through the shop all of them share, served by a process that has a tag manager; one for each file. */
export const test = base.extend(
  'tagged',
  { scope: 'worker' },
  async ({ shopUrl: _ }, { onCleanup }): Promise<TaggedShop> => {
    const tags = await startTagManager();
    const shop = await startShop({
      DATA_FOLDER: inject('shopFolder'),
      TAG_MANAGER_ID: tags.id,
      TAG_MANAGER_URL: `${tags.url}/gtm.js`,
    });
    onCleanup(async () => {
      // Browsers of this file may still be connected: nobody waits for them.
      await Promise.race([shop.stop(), wait(5_000)]);
      tags.stop();
    });
    return { url: shop.url, tags };
  },
);
