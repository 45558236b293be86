import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Fetch } from '@bowline/kit';
import {
  type ContentAccess,
  createAddressLookup,
  createStorefront,
  farewellWorker,
  manifestFiles,
  type PictureAccess,
  type Storefront,
} from '@bowline/storefront/server';
import { openAppBuild } from './app-build.ts';
import { usualPatienceSeconds } from './configuration.ts';
import { connect } from './connect.ts';
import { previewAccess } from './content.ts';
import { type BuildFacts, keepBuild, listKeptBuilds } from './kept-builds.ts';
import type { ShopSearch } from './search.ts';
import type { Closers, ShopOptions } from './shop-options.ts';
import { thirdPartiesOf } from './third-parties.ts';

export interface Front extends Storefront {
  readonly filesFolder: string;
  /** What browsers get as the shop's worker: where there shall be none, one that makes them forget theirs. */
  readonly worker: string;
  /** What is announced while a page is made, where that is wanted. */
  readonly hinted?: string;
  readonly build?: { readonly facts: BuildFacts; readonly listKept: () => Promise<string[]> };
  readonly wrap: (listener: RequestListener) => RequestListener;
}

/** The pages. They reach the services in this process, or wherever the settings say. */
export async function openFront(
  options: ShopOptions,
  services: {
    readonly commerce: Fetch | undefined;
    readonly content: ContentAccess;
    readonly search: ShopSearch;
    readonly pictures: PictureAccess;
  },
  closers: Closers,
): Promise<Front> {
  const { settings, root, development, log, progress } = options;
  const build = await progress.step('Opening the storefront', () =>
    openAppBuild(root, 'storefront', { development }),
  );
  closers.add(build.close);
  const worker = settings.SERVICE_WORKER ? build.worker : undefined;
  const storefront = createStorefront({
    loadBuild: build.load,
    mode: development ? 'development' : 'production',
    commerce: connect(services.commerce, settings.COMMERCE_URL),
    commerceUrl: 'http://commerce.internal/graphql',
    content: services.content,
    search: {
      fetch: services.search.fetch,
      applicationId: services.search.applicationId,
      searchKey: services.search.searchKey,
    },
    pictures: services.pictures,
    addressLookup: settings.ADDRESS_LOOKUP_URL
      ? createAddressLookup({ url: settings.ADDRESS_LOOKUP_URL })
      : undefined,
    thirdParties: thirdPartiesOf(settings),
    strategy: settings.PREFIX_STRATEGY,
    environment: settings.APP_ENV,
    hasWorker: worker !== undefined,
    patience: settings.PATIENCE_SECONDS / usualPatienceSeconds,
    preview: previewAccess(options),
    log,
  });
  const { filesFolder, facts, wrap } = build;
  const hinted = settings.EARLY_HINTS && { hinted: await storefront.styleSheetLink() };
  const front = { ...storefront, filesFolder, wrap, worker: worker ?? farewellWorker, ...hinted };
  if (!facts) return front;
  const keptFolder = path.join(options.dataFolder, 'builds');
  const made = manifestFiles(await build.load());
  await keepBuild({ keptFolder, filesFolder, facts, made }).catch((error: unknown) =>
    log.warn({ err: error }, 'The scripts of this build could not be kept for the pages that outlive it'),
  );
  const listKept = () => listKeptBuilds(keptFolder);
  return { ...front, build: { facts, listKept } };
}
