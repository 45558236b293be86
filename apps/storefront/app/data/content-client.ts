import type { Fetch } from '@bowline/kit';
import { graphqlRetries } from '@bowline/markets';
import { NotNow, type Patience, readPatiently, type Waiting } from './patient-read.ts';

/** A question in GROQ; the name is for logs, the types are what it asks for and what comes back. */
export interface ContentQuery<Result, Parameters extends object> {
  readonly name: string;
  readonly text: string;
  /** Never there; they carry the types. */
  readonly ofTypes?: readonly [Result, Parameters];
}

export function contentQuery<Result, Parameters extends object = Record<string, never>>(
  name: string,
  text: string,
): ContentQuery<Result, Parameters> {
  return { name, text: text.replace(/\s+/g, ' ').trim() };
}

export interface ContentClient {
  /** For what a page cannot do without: throws when the service does not answer. */
  query<Result, Parameters extends object>(
    query: ContentQuery<Result, Parameters>,
    parameters: Parameters,
  ): Promise<Result>;
  /** For what a page can do without: nothing when the service does not answer, which is logged. */
  queryIfPossible<Result, Parameters extends object>(
    query: ContentQuery<Result, Parameters>,
    parameters: Parameters,
  ): Promise<Result | undefined>;
}

/** Where the content service is, in the words of Sanity. */
export interface ContentPlace {
  /** Without a final slash. */
  readonly url: string;
  readonly dataset: string;
  /** Only for a data set that is not public. */
  readonly token?: string;
  /** With drafts in place of what is published, for those who write them. */
  readonly perspective?: 'drafts';
}

export interface ContentClientOptions extends ContentPlace {
  readonly fetch: Fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the visitor: who has left needs no answer any more. */
  readonly signal?: AbortSignal;
  readonly waiting?: Waiting;
  readonly onFailure: (details: { readonly query: string; readonly err: unknown }) => void;
}

const apiVersion = 'v2025-02-19';

/** A page does not wait longer for its texts, and much less long for what it can do without. */
const patience = {
  needed: { retries: graphqlRetries, tryMs: 8_000, totalMs: 15_000 },
  optional: { retries: 0, tryMs: 4_000, totalMs: 4_000 },
} as const satisfies Record<string, Patience>;

/** Longer addresses are refused on the way; such a question travels in the body instead. */
const longestUrl = 8_000;

/** The content service, asked over Sanity's protocol. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  function ask<Result, Parameters extends object>(
    { name, text }: ContentQuery<Result, Parameters>,
    parameters: Parameters,
    need: keyof typeof patience,
  ): Promise<Result> {
    return readPatiently({
      ...options,
      patience: patience[need],
      async ask(signal) {
        const response = await options.fetch(requestFor(options, text, parameters, signal));
        if (!response.ok) throw new NotNow(`The content service, asked for "${name}",`, response);
        const { result } = (await response.json()) as { result: Result };
        return result;
      },
    });
  }
  return {
    query: (question, parameters) => ask(question, parameters, 'needed'),
    async queryIfPossible(question, parameters) {
      try {
        return await ask(question, parameters, 'optional');
      } catch (err) {
        options.onFailure({ query: question.name, err });
        return undefined;
      }
    },
  };
}

function requestFor(
  options: ContentClientOptions,
  query: string,
  parameters: object,
  signal: AbortSignal,
): Request {
  const address = `${options.url}/${apiVersion}/data/query/${options.dataset}`;
  const perspective = options.perspective ? { perspective: options.perspective } : {};
  const search = new URLSearchParams({ query, returnQuery: 'false', ...perspective });
  for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value));
  const headers = {
    ...options.headers,
    accept: 'application/json',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
  };
  const url = `${address}?${search}`;
  if (url.length <= longestUrl) return new Request(url, { headers, signal });
  return new Request(`${address}?${new URLSearchParams({ returnQuery: 'false', ...perspective })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, params: parameters }),
    signal,
  });
}
