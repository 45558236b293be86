import type { Log, MigrationSet, TaskHandlers } from '@bowline/database';
import type { Fetch, Result } from '@bowline/kit';
import { createAssetFiles } from './assets/asset-files.ts';
import { createFileRoutes } from './assets/file-routes.ts';
import type { ImagePort } from './assets/image-port.ts';
import { createUploadRoutes } from './assets/upload-route.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createFollower } from './documents/follower.ts';
import { deleteHistoryBefore } from './documents/history.ts';
import { publicPerspective } from './documents/perspective.ts';
import { createAccess } from './http/access.ts';
import { createDocumentRoute } from './http/document-route.ts';
import { createHistoryRoute } from './http/history-route.ts';
import { createQueryRoute } from './http/query-route.ts';
import { createRouter } from './http/router.ts';
import { answerTypes, createCheckRoute } from './http/types-routes.ts';
import { answerUser } from './http/user-route.ts';
import { createActionsRoute, createMutateRoute } from './http/write-routes.ts';
import {
  type ImportProblem,
  type ImportResult,
  importDocuments,
  type NewDocument,
} from './import-documents.ts';
import { type ContentLimits, defaultLimits } from './limits.ts';
import { createListening } from './listening/listen-routes.ts';
import { contentMigrations } from './migrations.ts';
import { createSelect } from './mutations/select-documents.ts';
import { createWriter } from './mutations/writer.ts';
import { createProcessClient } from './queries/process-client.ts';
import { createQueryEngine, theShop } from './queries/query-engine.ts';
import type { ContentDatabase } from './tables.ts';

export interface ContentDependencies {
  readonly database: ContentDatabase;
  readonly log: Log;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  readonly projectId?: string;
  readonly dataset?: string;
  readonly writeToken: string;
  readonly readToken?: string;
  readonly images: ImagePort;
  /** Where uploaded originals lie. Processes that share a database share it too. */
  readonly assetFolder: string;
  readonly clock?: () => Date;
  readonly limits?: Partial<ContentLimits>;
}

export interface ContentJobs {
  /** Deletes history that is older than the given number of days, 90 without one. */
  'trim-content-history': { readonly days?: number };
}

export interface Content {
  /** For everybody. */
  readonly fetch: Fetch;
  /** The same for the shop's own code in this process: what it asks waits for nobody and has no limit of time. */
  readonly ownFetch: Fetch;
  readonly migrations: readonly MigrationSet[];
  readonly jobs: TaskHandlers<ContentJobs>;
  /** Loads the documents ahead of the first question. */
  warmUp(): Promise<void>;
  /** Puts documents in place, all or none; those that are the same already stay untouched. */
  importDocuments(documents: readonly NewDocument[]): Promise<Result<ImportResult, ImportProblem>>;
  /** Calls with the kinds of documents that were written, in whichever process, as soon as questions are answered from them. */
  onChanges(listener: (types: readonly string[]) => void): void;
  /** Ends the streams of everybody who listens: they would never end by themselves. */
  endStreams(): void;
  close(): Promise<void>;
}

const daysOfHistory = 90;
const dayMs = 86_400_000;

export function createContent(dependencies: ContentDependencies): Content {
  const { database, log, images, clock = () => new Date() } = dependencies;
  const { projectId = 'bowline', dataset = 'production' } = dependencies;
  const limits = { ...defaultLimits, ...dependencies.limits };
  const project = { projectId, dataset };

  const store = createDocumentStore();
  const follower = createFollower(database, store, log);
  const process = createProcessClient({ store, limits, project, clock, log });
  const engine = createQueryEngine({ store, limits, project, clock, process });
  const writer = createWriter({ database, store, follower, limits, clock, select: createSelect(engine) });
  const listening = createListening(follower, limits);
  const files = createAssetFiles(dependencies.assetFolder);
  const address = { baseUrl: dependencies.baseUrl.replace(/\/+$/, ''), ...project };
  const upload = createUploadRoutes({ writer, files, images, limits, address });
  const query = createQueryRoute(engine, limits);

  const route = createRouter({
    ...project,
    ownOrigin: new URL(dependencies.baseUrl).origin,
    log,
    accessOf: createAccess(dependencies),
    ready: follower.ready,
    routes: {
      user: answerUser,
      files: createFileRoutes({ ...project, files, images }),
      ofDataset: {
        'data/query': query,
        'data/doc': createDocumentRoute(store),
        'data/mutate': createMutateRoute(writer, limits),
        'data/actions': createActionsRoute(writer, limits),
        'data/history': createHistoryRoute(database),
        'data/types': answerTypes,
        'data/check': createCheckRoute(limits),
        'data/listen': listening.listen,
        'data/live/events': listening.live,
        'assets/images': upload.images,
        'assets/files': upload.files,
      },
    },
  });

  return {
    migrations: contentMigrations,
    fetch: route(),
    ownFetch: route(theShop),
    jobs: {
      'trim-content-history': async ({ days = daysOfHistory }) => {
        await deleteHistoryBefore(database.kysely, new Date(clock().getTime() - days * dayMs));
      },
    },
    async warmUp() {
      await follower.ready();
      store.view(publicPerspective);
    },
    importDocuments: (documents) => importDocuments(writer, documents),
    onChanges: (listener) =>
      follower.onChanges((changes) =>
        listener([
          ...new Set(
            changes.flatMap(({ before, after }) => [before, after]).flatMap((at) => at?._type ?? []),
          ),
        ]),
      ),
    endStreams: listening.close,
    async close() {
      listening.close();
      await follower.close();
      await process.close();
    },
  };
}
