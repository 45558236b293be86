import type { Log } from '@bowline/database';
import { clientAddress, ok } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { GraphQLSchema } from 'graphql';
import { assembleSchema } from '../graphql/assemble.ts';
import { createDocuments } from '../graphql/documents.ts';
import { readSchemaFiles } from '../graphql/editions.ts';
import { createGraphqlHandler, type GraphqlHandler, type SchemaEdition } from '../graphql/handler.ts';
import type { Limits } from '../graphql/limits.ts';
import { createStrangers } from '../graphql/strangers.ts';
import { modules } from '../modules.ts';
import { type AuditLog, type DeskLanguage, deskLanguages, type StaffAtDesk } from './context.ts';
import type { WholeDesk } from './desk-file.ts';
import { guardResolvers } from './guard.ts';

/** Who is at the desk and what is written down about it; the module of staff knows. */
export interface DeskAccess {
  whoIs(token: string, now: Date): Promise<StaffAtDesk | null>;
  readonly audit: AuditLog;
}

export interface DeskOptions {
  readonly access: DeskAccess;
  readonly admin: WholeDesk['admin'];
  readonly limits: Limits;
  readonly isDeveloperMode: boolean;
  readonly clock: () => Date;
  readonly baseUrl: string;
  readonly log: Log;
}

/** The desk's own schema: none of the shop's, and nothing of it is in the shop's. */
export function readDeskSchema(): GraphQLSchema {
  const files = modules.flatMap(({ desk = [] }) => desk);
  return assembleSchema(readSchemaFiles(files.map((file) => ({ ...file, resolvers: guardResolvers(file) }))));
}

/** Assembled when it is first asked for; shops of one process share it. */
let schema: GraphQLSchema | undefined;

const longestUserAgent = 256;
/** A whole document of content is one text. */
const longestDocument = 600_000;

/** Whose words are used for what the shop refuses in words. */
const locales: Readonly<Record<DeskLanguage, LocaleName>> = { en: 'en', nl: 'nl-NL', de: 'de-DE' };

/** The same machinery as the shop's, around another schema and other people. */
export function createDesk(options: DeskOptions): GraphqlHandler {
  const { access, admin, limits, clock, baseUrl, isDeveloperMode, log } = options;
  let edition: SchemaEdition | undefined;
  return createGraphqlHandler({
    async edition() {
      schema ??= readDeskSchema();
      edition ??= { schema, documents: createDocuments(schema, limits) };
      return edition;
    },
    async createContext(request, { requestId }) {
      const now = clock();
      const token = bearerIn(request);
      const staff = token === null ? null : await access.whoIs(token, now);
      const context: WholeDesk = {
        requestId,
        store: { locale: locales[staff?.language ?? languageIn(request)] },
        // Nothing of the desk is ever kept by anybody.
        cacheId: '',
        tags: new Set(),
        now,
        clientAddress: clientAddress(request),
        userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
        baseUrl,
        staff,
        audit: access.audit,
        admin,
      };
      return ok(context);
    },
    limits: { ...limits, variableLength: longestDocument },
    strangers: createStrangers(),
    isDeveloperMode,
    log,
  });
}

function bearerIn(request: Request): string | null {
  const [, token] = /^Bearer ([\w-]{1,128})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return token ?? null;
}

function languageIn(request: Request): DeskLanguage {
  const wished = request.headers.get('accept-language') ?? '';
  return deskLanguages.find((language) => wished.startsWith(language)) ?? 'en';
}
