import type { RequestListener } from 'node:http';
import { openAdmin } from './admin.ts';
import { openAnswerCache, openAnswersForPages } from './answer-cache/open-answer-cache.ts';
import { openBack } from './back.ts';
import type { Role } from './configuration.ts';
import { contentAccess, contentOrigins } from './content.ts';
import { openFront } from './front.ts';
import { createAdmission, defaultAdmission } from './http/admission.ts';
import { createApp } from './http/app.ts';
import { createGraphqlRequests } from './http/graphql-requests.ts';
import { checkDisk } from './http/health.ts';
import { createLastingFiles } from './http/lasting-files.ts';
import { createOwnWrites } from './http/own-writes.ts';
import { createRequestListener } from './http/request-listener.ts';
import { openMedia } from './media.ts';
import { openObserver } from './observe/open-observer.ts';
import type { OpenedAhead } from './open-ahead.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { createProcessFacts } from './process-facts.ts';
import { openPurge } from './shared-cache/open-purge.ts';
import type { Closers, ShopOptions } from './shop-options.ts';
import { thirdPartyOrigins } from './third-parties.ts';

export interface Shop {
  readonly handle: RequestListener;
  /** Where the first owner of the shop comes in; null when there is somebody already, or nobody here knows. */
  firstOwnerLink(): Promise<string | null>;
  /** Ends answers that have no end of their own, so that a stop waits for none of them. */
  endStreams(): void;
  close(): Promise<void>;
}

/** The composition root: builds the parts this process plays, from the database up to the pages. Who asks closes, whatever comes of it. */
export async function openShop(options: ShopOptions, ahead: OpenedAhead, closers: Closers): Promise<Shop> {
  const { settings, development, log, isStopping, survived } = options;
  const plays = (role: Role) => settings.ROLES.includes(role);
  const observed = openObserver(options, closers);
  const search = await ahead.search;
  const { media, pictures, access } = openMedia(options, closers);
  // The pages that are kept are made by the application, which tells how many they are.
  let pages: PageCache | undefined;
  const processFacts = createProcessFacts(options, () => pages?.facts() ?? null, closers);
  const isBack = plays('commerce') || plays('worker') || plays('content');
  const back =
    isBack || (plays('search') && search.writing !== undefined)
      ? await openBack(options, { search, pictures, processFacts, databaseUrl: ahead.databaseUrl }, closers)
      : undefined;
  const content = contentAccess(options, back?.content);
  const ownWrites = settings.DATABASE_READ_URL ? createOwnWrites() : undefined;
  const known = plays('storefront') ? await openAnswersForPages(options, back) : undefined;
  const ownCommerce = back && (known?.commerce(back.commerce.ownFetch) ?? back.commerce.ownFetch);
  const services = {
    commerce: ownCommerce && (ownWrites?.tell(ownCommerce) ?? ownCommerce),
    content: known ? { ...content, fetch: known.content(content.fetch) } : content,
  };
  const front = plays('storefront')
    ? await openFront(options, { ...services, search, pictures: access }, closers)
    : undefined;
  const admin = plays('storefront') ? await openAdmin(options, back?.commerce.ownFetch, closers) : undefined;
  const headers = {
    development,
    otherOrigins: { ...contentOrigins(options), connectTo: search.otherOrigins },
    thirdParties: thirdPartyOrigins(settings),
  };
  const admission = createAdmission({ ...defaultAdmission, waitingMs: settings.PATIENCE_SECONDS * 1000 });
  const app = createApp({
    ...headers,
    log,
    ...(ownWrites && { ownWrites: ownWrites.follow }),
    admission,
    readiness: {
      isStopping,
      survived,
      pages: () => pages?.facts() ?? {},
      checks: {
        disk: checkDisk(options.dataFolder),
        ...(back && { database: back.checkDatabase }),
        ...(search.check && { search: search.check }),
      },
    },
    media,
    ...(settings.CORS_ORIGINS && { corsOrigins: settings.CORS_ORIGINS }),
    ...(back && plays('commerce') ? { commerce: back.commerce.fetch } : {}),
    ...(back?.content ? { content: back.content.fetch } : {}),
    ...(search.isAtOwnOrigin ? { search: search.fetch } : {}),
    ...(admin ? { admin } : {}),
    ...(front ? { storefront: front } : {}),
  });
  pages =
    front && !development ? await openPageCache(options, { front, back, answer: app.fetch }) : undefined;
  const answers = await openAnswerCache(options, back);
  await openPurge(options, back, closers);
  const answer = (pages ?? app).fetch;
  // While developing, the names stay and their content changes.
  const files = development ? undefined : createLastingFiles({ answer });
  const listener = createRequestListener(files ?? { fetch: answer }, {
    ...headers,
    trustProxy: settings.TRUST_PROXY,
    kept: {
      find: (incoming) => files?.find(incoming) ?? answers?.find(incoming) ?? pages?.find(incoming),
      log,
    },
    ...(back &&
      plays('commerce') && {
        graphqlRequests: createGraphqlRequests({
          answer: back.commerce.answerGraphql,
          admission,
          log,
          corsOrigins: settings.CORS_ORIGINS,
          writtenCookie: ownWrites?.cookie,
          kept: answers,
        }),
      }),
    observer: observed?.observer,
  });
  await observed?.serve({
    pages: () => pages?.facts(),
    answers: () => answers?.facts(),
    pools: () => back?.pools() ?? [],
    jobs: back?.jobs,
    survivedRejections: () => survived().unhandledRejections,
  });
  return {
    handle: front && admin ? admin.wrap(front.wrap(listener)) : listener,
    firstOwnerLink: async () => (await back?.commerce.admin.staff.firstOwnerLink()) ?? null,
    endStreams: () => back?.content?.endStreams(),
    close: closers.closeAll,
  };
}
