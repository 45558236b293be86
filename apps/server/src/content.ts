import path from 'node:path';
import type { ContentPlace } from '@bowline/commerce';
import { type Content, type ContentDatabase, type ContentJobs, createContent } from '@bowline/content';
import type { RecurringJob } from '@bowline/database';
import { loadDemoContent } from '@bowline/demo';
import type { Fetch } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { FreePictures } from '@bowline/media/server';
import type { ContentAccess } from '@bowline/storefront/server';
import { connect } from './connect.ts';
import type { OtherOrigins } from './http/security-headers.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

/** The embedded service has one project with one data set. */
const embedded = {
  url: 'http://content.internal',
  dataset: 'production',
  imagesUrl: '/images/bowline/production',
};

type Local = Pick<Content, 'ownFetch'> | undefined;

/** The content service as pages reach it: the hosted one, one at CONTENT_URL, that of this process, or none. */
export function contentAccess({ settings }: ShopOptions, local: Local): ContentAccess {
  const { CONTENT_PROJECT_ID, CONTENT_DATASET, CONTENT_TOKEN, CONTENT_URL } = settings;
  if (!CONTENT_PROJECT_ID) {
    return {
      ...embedded,
      fetch: CONTENT_URL || local ? connect(local?.ownFetch, CONTENT_URL) : nobodyAnswers,
    };
  }
  // The fast mirror of the hosted service has only what everybody may read.
  const url = `https://${CONTENT_PROJECT_ID}.${CONTENT_TOKEN ? 'api' : 'apicdn'}.sanity.io`;
  return {
    fetch: connect(undefined, url),
    url,
    dataset: CONTENT_DATASET,
    ...(CONTENT_TOKEN && { token: CONTENT_TOKEN }),
    imagesUrl: `${hostedImages}/${CONTENT_PROJECT_ID}/${CONTENT_DATASET}`,
  };
}

/** The same for those who write. The service of this process is opened after commerce, so it is asked for when it is needed. */
export function contentPlace(options: ShopOptions, local: () => Local): ContentPlace {
  const { settings, secrets } = options;
  const { url, dataset } = contentAccess(options, undefined);
  return {
    url,
    dataset,
    token: settings.CONTENT_TOKEN ?? secrets.contentWriteToken,
    fetch: (request) => contentAccess(options, local()).fetch(request),
  };
}

/** Previews are signed with the secret that commerce reaches content with. */
export function previewAccess({ settings, secrets }: ShopOptions): {
  readonly secret: string;
  readonly token: string;
} {
  const secret = settings.CONTENT_TOKEN ?? secrets.contentWriteToken;
  return { secret, token: secret };
}

/** Whether there is a content service at all, here or elsewhere. */
export function hasContent({ settings }: ShopOptions, local: Local): boolean {
  return Boolean(local || settings.CONTENT_URL || settings.CONTENT_PROJECT_ID);
}

const hostedImages = 'https://cdn.sanity.io/images';

/** Where pages may load pictures, frames and scripts of content from, besides the shop itself. */
export function contentOrigins({ settings }: ShopOptions): OtherOrigins {
  const origin = (host: string) => `https://${host}`;
  const { embeds } = shop;
  return {
    imagesFrom: [
      ...(settings.CONTENT_PROJECT_ID ? [new URL(hostedImages).origin] : []),
      ...(settings.IMAGE_SERVICE_URL ? [new URL(settings.IMAGE_SERVICE_URL).origin] : []),
      origin(embeds.courseImageHost),
    ],
    framesFrom: Object.values(embeds.frameHosts).map(origin),
    scriptsFrom: [embeds.ticketShopHost, embeds.socialFeed.host].map(origin),
  };
}

const nobodyAnswers: Fetch = async () =>
  Response.json({ error: { description: 'There is no content service' } }, { status: 503 });

/** The embedded service. Its tables must be up to date before anything is asked of it. */
export function createShopContent(
  { settings, dataFolder, publicUrl, secrets, log }: ShopOptions,
  parts: { readonly database: ContentDatabase; readonly pictures: FreePictures },
  closers: Closers,
): Content {
  const content = createContent({
    database: parts.database,
    log,
    baseUrl: publicUrl,
    writeToken: secrets.contentWriteToken,
    images: parts.pictures,
    assetFolder: path.join(dataFolder, 'content-assets'),
    limits: { waitingMs: settings.PATIENCE_SECONDS * 1000 },
  });
  closers.add(content.close);
  return content;
}

/** What the worker does every night. */
export const contentTasks: readonly RecurringJob<ContentJobs>[] = [
  { task: 'trim-content-history', cron: '20 3 * * *', payload: {} },
];

/** Texts of the demo shop, and the documents in memory before the first visitor asks for one. */
export async function prepareContent(
  { settings, secrets, progress }: ShopOptions,
  content: Content,
): Promise<void> {
  if (settings.DEMO) {
    const writeToken = secrets.contentWriteToken;
    await progress.step('Loading the texts', (log) => loadDemoContent({ content, writeToken, log }));
  }
  await content.warmUp();
}
