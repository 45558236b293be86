import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { wishedPauseMs } from '@bowline/kit';
import { lookupPublic } from './safe-address.ts';
import { SourceFault } from './source-fault.ts';

export interface SourceAccess {
  /** Without a final slash. */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

export interface SourceOptions {
  /** Rule 8. */
  readonly allowsPrivateAddresses?: boolean;
  readonly pageSize?: number;
  readonly bytesPerAnswer?: number;
  readonly timeoutMs?: number;
  /** Rule 24, where they shall be others. */
  readonly pictureLimits?: { readonly bytesPerAnswer?: number; readonly timeoutMs?: number };
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Asks a path of the source and answers its JSON. */
export type AskSource = (path: string) => Promise<unknown>;

const defaults = { bytesPerAnswer: 16 * 1024 * 1024, timeoutMs: 60_000 };
const mostTries = 6;
const longestPauseMs = 60_000;
const busyStatuses: readonly number[] = [429, 502, 503, 504];

/** Rule 9. */
export function createAskSource(access: SourceAccess, options: SourceOptions): AskSource {
  const pause = options.pause ?? ((ms, signal) => wait(ms, undefined, { signal }));
  return async (path) => {
    for (let tried = 1; ; tried += 1) {
      const answer = await ask(access, options, path);
      if (!busyStatuses.includes(answer.status)) return jsonOf(answer);
      if (tried === mostTries) throw new SourceFault('source-busy');
      const wished = wishedPauseMs(answer.retryAfter, Date.now());
      await pause(Math.min(longestPauseMs, Math.max(wished, 500 * 2 ** tried)), access.signal);
    }
  };
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly bytes: Buffer;
}

function jsonOf({ status, bytes }: Answer): unknown {
  if (status === 401 || status === 403) throw new SourceFault('source-refuses');
  if (status >= 300 && status < 400) throw new SourceFault('source-leads-elsewhere');
  if (status !== 200) throw new SourceFault('source-answers-with-error');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SourceFault('source-answer-not-valid');
  }
}

function ask({ url, token, signal }: SourceAccess, options: SourceOptions, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const { bytesPerAnswer, timeoutMs } = { ...defaults, ...options };
  const limits = {
    bytesPerAnswer,
    timeoutMs,
    allowsPrivateAddresses: options.allowsPrivateAddresses ?? false,
  };
  return request(new URL(url + path), headers, limits, signal);
}

export interface RequestLimits {
  readonly bytesPerAnswer: number;
  readonly timeoutMs: number;
  readonly allowsPrivateAddresses: boolean;
}

/** Rules 8 and 9, for one question. Nobody is followed to another address. */
export function request(
  address: URL,
  headers: Readonly<Record<string, string>>,
  { bytesPerAnswer, timeoutMs, allowsPrivateAddresses }: RequestLimits,
  signal: AbortSignal,
): Promise<Answer> {
  const send = address.protocol === 'https:' ? requestByHttps : requestByHttp;
  const timeUp = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const asked = send(
      address,
      {
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal: AbortSignal.any([signal, timeUp]),
        ...(!allowsPrivateAddresses && { lookup: lookupPublic }),
      },
      (response) => {
        readUpTo(response, bytesPerAnswer).then((bytes) => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, retryAfter: headers['retry-after'], bytes });
        }, fail);
      },
    );
    function fail(error: unknown) {
      asked.destroy();
      if (error instanceof SourceFault || signal.aborted) reject(error);
      else reject(new SourceFault(timeUp.aborted ? 'source-too-slow' : 'source-not-there'));
    }
    asked.on('error', fail);
    asked.end();
  });
}

async function readUpTo(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new SourceFault('source-answer-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
