import type { RequestListener } from 'node:http';
import { openBack } from './back.ts';
import { createClosers } from './closers.ts';
import type { Role, Settings } from './configuration.ts';
import { contentAccess, contentOrigins } from './content.ts';
import { openFront } from './front.ts';
import { createApp } from './http/app.ts';
import { createRequestListener } from './http/request-listener.ts';
import type { Logger } from './log.ts';
import { openMedia } from './media.ts';
import type { Progress } from './progress.ts';
import { openSearch } from './search.ts';
import type { Secrets } from './secrets.ts';

export interface ShopOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly root: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly development: boolean;
  readonly isStopping: () => boolean;
  readonly log: Logger;
  readonly progress: Progress;
}

export interface Shop {
  readonly handle: RequestListener;
  close(): Promise<void>;
}

/** The composition root: builds the parts this process plays, from the database up to the pages. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { settings, development, log, isStopping } = options;
  const plays = (role: Role) => settings.ROLES.includes(role);
  const closers = createClosers();
  try {
    const search = await openSearch(options, closers);
    const { media, pictures } = openMedia(options, closers);
    const isBack = plays('commerce') || plays('worker') || plays('content');
    const back =
      isBack || (plays('search') && search.writing !== undefined)
        ? await openBack(options, { search, pictures }, closers)
        : undefined;
    const content = contentAccess(options, back?.content);
    const front = plays('storefront')
      ? await openFront(options, { commerce: back?.commerce, content, search }, closers)
      : undefined;
    const headers = {
      development,
      otherOrigins: { ...contentOrigins(options), connectTo: search.otherOrigins },
    };
    const app = createApp({
      ...headers,
      log,
      readiness: {
        isStopping,
        checks: {
          ...(back && { database: back.checkDatabase }),
          ...(search.check && { search: search.check }),
        },
      },
      media,
      ...(back && plays('commerce') ? { commerce: back.commerce } : {}),
      ...(back?.content ? { content: back.content } : {}),
      ...(search.isAtOwnOrigin ? { search: search.fetch } : {}),
      ...(front ? { storefront: front } : {}),
    });
    const listener = createRequestListener(app, { ...headers, trustProxy: settings.TRUST_PROXY });
    return { handle: front ? front.wrap(listener) : listener, close: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
