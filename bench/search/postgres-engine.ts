import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startEmbeddedPostgres } from '@bowline/database';
import { openDataFolder } from '../measure/data-folder.ts';
import { createPostgresCpu } from '../measure/postgres-cpu.ts';
import type { BuiltEngine } from './bench-engine.ts';
import { type BenchProduct, facetNames } from './catalogue.ts';
import { loadProducts } from './postgres-load.ts';
import type { Question } from './questions.ts';

const silentLog = { debug() {}, info() {}, warn: console.warn, error: console.error };

/**
 * Full text search of PostgreSQL: Dutch words with their beginnings, misspelt ones by trigrams of the vocabulary, filters
 * as tags in the same kind of index. Counted is the CPU time of the connection's server process alone.
 */
export async function postgresEngine(products: readonly BenchProduct[]): Promise<BuiltEngine> {
  const folder = await openDataFolder(undefined, products.length);
  const postgres = await startEmbeddedPostgres({
    folder: join(folder.path, 'postgres'),
    durability: 'disposable',
    log: silentLog,
  });
  const database = createDatabase({ url: postgres.url });
  const allCpu = createPostgresCpu(join(folder.path, 'postgres/cluster'));
  const before = allCpu() ?? Number.NaN;
  const client = await database.pool.connect();
  const { bytes } = await loadProducts(client, products);
  const buildSeconds = ((allCpu() ?? Number.NaN) - before) / 1000;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;

  async function meant(text: string): Promise<string> {
    const words = text.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
    const readings = await Promise.all(
      words.map((word, index) => readingsOf(word, index === words.length - 1)),
    );
    return readings.join(' & ');
  }
  /** A known word stands for itself; only a misspelt one is worth looking for similar ones. */
  async function readingsOf(word: string, isLast: boolean): Promise<string> {
    const own = isLast ? `${word}:*` : word;
    if (word.length < 4) return own;
    const similar = await client.query<{ word: string }>({
      name: 'similar',
      text: 'select word from vocabulary where word % $1 order by similarity(word, $1) desc limit 8',
      values: [word],
    });
    return `(${[own, ...similar.rows.map((row) => row.word)].join(' | ')})`;
  }

  return {
    buildSeconds,
    bytes: () => bytes,
    note: 'words by tsvector, misspelt ones by pg_trgm',
    engine: {
      name: 'PostgreSQL',
      cpuMs: () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      async ask(question) {
        const text = question.text === '' ? undefined : await meant(question.text);
        const first = await client.query<{ total: string }>(pageQuery(question, question.groups, text));
        if (question.counts) {
          await client.query(countQuery(question, question.groups, text));
          for (const group of question.groups) {
            const others = question.groups.filter((other) => other !== group);
            await client.query(countQuery(question, others, text, group.facet));
          }
        }
        return Number(first.rows[0]?.total ?? 0);
      },
      async close() {
        client.release();
        await database.close();
        await postgres.stop();
        await folder.remove();
      },
    },
  };
}

function conditions({ price }: Question, groups: Question['groups'], text: string | undefined) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const clauses = groups.map(
    ({ facet, options }) => `tags && ${parameter(options.map((option) => `${facet}:${option}`))}::text[]`,
  );
  if (price) clauses.push(`price between ${parameter(price.from)} and ${parameter(price.to)}`);
  const query = text === undefined ? undefined : `to_tsquery('simple', ${parameter(text)})`;
  if (query) clauses.push(`words @@ ${query}`);
  return { values, query, parameter, where: clauses.length > 0 ? `where ${clauses.join(' and ')}` : '' };
}

function pageQuery(question: Question, groups: Question['groups'], text: string | undefined) {
  const { values, query, parameter, where } = conditions(question, groups, text);
  const order =
    question.sort === 'relevance' && query ? `ts_rank(words, ${query}) desc, popularity desc` : question.sort;
  const limit = parameter(question.length);
  return {
    text: `select document, count(*) over () as total from product ${where} order by ${order === 'relevance' ? 'popularity desc' : order} limit ${limit}`,
    values,
  };
}

function countQuery(
  question: Question,
  groups: Question['groups'],
  text: string | undefined,
  facet?: string,
) {
  const { values, where, parameter } = conditions(question, groups, text);
  const asked = facet === undefined ? facetNames : [facet];
  const chosen = `where split_part(tag, ':', 1) = any(${parameter(asked)}::text[])`;
  return {
    text: `select tag, count(*) from (select unnest(tags) as tag from product ${where}) as found ${chosen} group by tag`,
    values,
  };
}
