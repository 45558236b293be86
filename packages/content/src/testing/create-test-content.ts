import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Log } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import type { ImagePort } from '../assets/image-port.ts';
import { type Content, type ContentDependencies, createContent } from '../content.ts';
import { contentMigrations } from '../migrations.ts';
import type { ContentTables } from '../tables.ts';
import { serve } from './serve.ts';

export type TestContentOptions = Partial<Omit<ContentDependencies, 'database' | 'log' | 'assetFolder'>>;

export interface TestContent extends Content {
  readonly database: TestDatabase<ContentTables>;
  readonly assetFolder: string;
  /** Where it is reached over HTTP. */
  readonly url: string;
  /** What the service reported to its log as an error; tests look here for surprises. */
  readonly loggedErrors: readonly { readonly details: object; readonly message: string }[];
  /** Another process on the same database, as far as the service can tell. */
  openSecond(): Promise<Content & { readonly url: string }>;
}

export const testTokens = { writeToken: 'token-that-writes', readToken: 'token-that-reads' } as const;

const noPictures: ImagePort = { inspect: async () => undefined, render: async () => undefined };

export async function createTestContent(options: TestContentOptions = {}): Promise<TestContent> {
  const database = await createTestDatabase<ContentTables>({ migrations: contentMigrations });
  const assetFolder = await mkdtemp(path.join(tmpdir(), 'bowline-content-'));
  const loggedErrors: { details: object; message: string }[] = [];
  const nothing = () => {};
  const log: Log = {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (details, message) => loggedErrors.push({ details, message }),
  };
  const closers: (() => Promise<void>)[] = [];

  async function open() {
    // The address is known only when somebody listens, and the service wants to know it before.
    const service: { content?: Content } = {};
    const server = await serve(async (request) => {
      if (!service.content) throw new Error('The service is not there yet.');
      return service.content.fetch(request);
    });
    const content = createContent({
      baseUrl: server.url,
      images: noPictures,
      ...testTokens,
      ...options,
      database,
      log,
      assetFolder,
    });
    service.content = content;
    closers.push(server.close, content.close);
    return { ...content, url: server.url };
  }

  const first = await open();
  return {
    ...first,
    database,
    assetFolder,
    loggedErrors,
    openSecond: open,
    async close() {
      for (const close of closers.toReversed()) await close();
      await database.close();
      await rm(assetFolder, { recursive: true });
    },
  };
}
