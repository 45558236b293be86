import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchKeys } from '../http/authorise.ts';
import type { JsonObject } from '../http/request-body.ts';
import { createSearch, type Search, type SearchOptions } from '../search.ts';
import type { SearchLog, SearchRecord } from '../service/model.ts';

export const testKeys: SearchKeys = {
  applicationId: 'BOWLINE',
  searchKey: 'bowline-search',
  adminKey: 'test-admin-key',
};

export interface TestSearchOptions extends Partial<Omit<SearchOptions, 'log' | 'keys'>> {
  /** Records per index, written and found before the service is handed out. */
  readonly indices?: Readonly<Record<string, readonly SearchRecord[]>>;
  readonly settings?: Readonly<Record<string, JsonObject>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

export interface LoggedLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
}

export interface TestSearch extends Search {
  readonly folder: string;
  readonly logged: readonly LoggedLine[];
  /** Sends one call with the admin key; a body that is no text goes as JSON. */
  call(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** The same for a write that must succeed, and waits until it can be found. */
  write(method: string, path: string, body?: unknown): Promise<JsonObject>;
}

export async function createTestSearch(options: TestSearchOptions = {}): Promise<TestSearch> {
  const { indices = {}, settings = {}, folder: givenFolder, ...others } = options;
  const folder = givenFolder ?? (await mkdtemp(join(tmpdir(), 'bowline-search-')));
  const logged: LoggedLine[] = [];
  const search = await createSearch({ ...others, folder, keys: testKeys, log: recordLines(logged) });

  async function call(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    const response = await search.fetch(
      new Request(`https://search.test${path}`, {
        method,
        headers: {
          'x-algolia-application-id': testKeys.applicationId,
          'x-algolia-api-key': testKeys.adminKey,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: (await response.json()) as JsonObject };
  }

  async function write(method: string, path: string, body?: unknown): Promise<JsonObject> {
    const answer = await call(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    await search.settled();
    return answer.body;
  }

  for (const [name, given] of Object.entries(settings))
    await write('PUT', `/1/indexes/${name}/settings`, given);
  for (const [name, records] of Object.entries(indices)) {
    const requests = records.map((body) => ({ action: 'addObject', body }));
    await write('POST', `/1/indexes/${name}/batch`, { requests });
  }
  return {
    ...search,
    folder,
    logged,
    call,
    write,
    async close() {
      await search.close();
      if (givenFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function recordLines(lines: LoggedLine[]): SearchLog {
  const at = (level: LoggedLine['level']) => (details: object, message: string) =>
    void lines.push({ level, message, details });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
