import { type Fetch, OwnAnswer } from '@bowline/kit';
import { ownRequestHeaders, requestHeaders } from '@bowline/markets';
import { tagsOfQuery } from '@bowline/storefront/server';
import { createDrops } from '../page-cache/drops.ts';

export interface AnswersForPages {
  /** The same service, asked only for what is not known. */
  readonly commerce: (ask: Fetch) => Fetch;
  readonly content: (ask: Fetch) => Fetch;
  /** Answers with these tags are untrue from now on; null says so of all. */
  drop(tags: readonly string[] | null): void;
}

interface KeptAnswer {
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly bytes: number;
  readonly madeAtMs: number;
}

export interface AnswersForPagesOptions {
  /** How long an answer is taken for true if nobody says otherwise. */
  readonly freshMs: number;
  readonly mostBytes?: number;
  readonly nowMs?: () => number;
}

/** A value takes about so much more room than its text. */
const perCharacter = 4;
const perAnswerBytes = 1_000;
/** In one answer: what many pages ask for is short. */
const longestAnswer = 250_000;

/**
 * What pages ask of commerce and content whatever they show (menu, footer, own words, addresses of links), answered once and kept as a
 * value until one of its tags is dropped. What the clock alone changes is not in here: such a page would be older than it says.
 */
export function createAnswersForPages(options: AnswersForPagesOptions): AnswersForPages {
  const { freshMs, mostBytes = 8_000_000, nowMs = () => performance.now() } = options;
  /** A Map keeps the order in which things were last asked for: the first is the one to go. */
  const kept = new Map<string, KeptAnswer>();
  const drops = createDrops(nowMs);
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function find(key: string): KeptAnswer | undefined {
    const known = kept.get(key);
    if (!known || nowMs() - known.madeAtMs >= freshMs) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  }

  async function keep(key: string, response: Response, tags: readonly string[], madeAtMs: number) {
    const text = await response.text();
    // Whoever reads a value has it together with others: nobody may change it.
    const value: unknown = JSON.parse(text, (_, part: unknown) => Object.freeze(part));
    const headers = Object.fromEntries(response.headers);
    if (text.length <= longestAnswer && !drops.hitSince(madeAtMs, tags)) {
      forget(key);
      const weight = perAnswerBytes + key.length + perCharacter * text.length;
      kept.set(key, { value, headers, tags, bytes: weight, madeAtMs });
      bytes += weight;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    }
    return new OwnAnswer(value, { headers });
  }

  return {
    commerce: (ask) => async (request) => {
      const key = keyOf(request, decisive);
      const known = key === undefined ? undefined : find(key);
      if (known) return new OwnAnswer(known.value, { headers: known.headers });
      const madeAtMs = nowMs();
      const response = await ask(request);
      const tags = key === undefined ? undefined : lastingTags(response);
      return key === undefined || !tags ? response : keep(key, response, tags, madeAtMs);
    },
    content: (ask) => async (request) => {
      const query = new URL(request.url).searchParams.get('query');
      const key = query === null || query.includes('now()') ? undefined : keyOf(request, []);
      const known = key === undefined ? undefined : find(key);
      if (known) return new OwnAnswer(known.value, { headers: known.headers });
      const madeAtMs = nowMs();
      const response = await ask(request);
      return key === undefined || response.status !== 200
        ? response
        : keep(key, response, tagsOfQuery(query), madeAtMs);
    },
    drop(tags) {
      drops.add(tags);
      const dropped = tags && new Set(tags);
      for (const [key, answer] of kept) {
        if (!dropped || answer.tags.some((tag) => dropped.has(tag))) forget(key);
      }
    },
  };
}

/** Commerce's word for what no clock changes: it may be kept much longer than a minute. */
const leastLastingSeconds = 3_600;

/** Undefined for what commerce would not let everybody have for long. */
function lastingTags({ status, headers }: Response): readonly string[] | undefined {
  const [, seconds] = /^public, max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  const isLasting = status === 200 && Number(seconds) >= leastLastingSeconds;
  return isLasting ? headers.get('x-magento-tags')?.split(',') : undefined;
}

/** What commerce names in `Vary`, and the language. */
const decisive = [
  requestHeaders.locale,
  requestHeaders.store,
  requestHeaders.currency,
  ownRequestHeaders.vatDisplay,
  'x-magento-cache-id',
] as const;

/** All that decides what is answered to everybody; undefined for who shows a token, or reads where they have just written. */
function keyOf({ method, url, headers }: Request, words: readonly string[]): string | undefined {
  if (method !== 'GET' || headers.has(requestHeaders.authorization) || headers.has(ownRequestHeaders.written))
    return undefined;
  return [...words.map((name) => headers.get(name) ?? ''), url].join('\n');
}
