import { setTimeout as wait } from 'node:timers/promises';
import type { Fetch } from '@bowline/kit';

export interface DestinationAddress {
  readonly applicationId: string;
  readonly adminKey: string;
  /** Without a final slash; whatever it is when `fetch` answers in this process. */
  readonly baseUrl: string;
}

/** The protocol's requests: JSON, two headers, and tasks to wait for. */
export interface Wire {
  /** Undefined for an index or an object that does not exist. A body of bytes is JSON already. */
  ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer | undefined>;
  /** Resolves when the change is accepted; changes of one index happen in their order. */
  change(index: string, method: string, path: string, body?: unknown): Promise<void>;
  /** A change that was made by another way than this. */
  follow(index: string, taskID: number): void;
  /** Resolves when every change made so far can be found, in one index or in all. */
  settled(index?: string): Promise<void>;
}

export class DestinationError extends Error {}

/** Asked again after a part of what was waited for so far: seldom, and hardly too late. */
const firstPauseMs = 5;
const longestPauseMs = 250;
const pauseShare = 1 / 20;
const patienceMs = 600_000;

export function createWire({
  fetch,
  applicationId,
  adminKey,
  baseUrl,
}: DestinationAddress & { readonly fetch: Fetch }): Wire {
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': adminKey,
  };

  /** The last task of each index; when it is done, so are those before it. */
  const tasks = new Map<string, number>();

  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    const request = new Request(`${baseUrl}${path}`, {
      method,
      ...(isWritten(body)
        ? {
            headers: { ...headers, 'content-length': `${body.byteLength}` },
            body: streamOf(body),
            duplex: 'half',
          }
        : { headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    });
    const response = await fetch(request);
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (response.ok) return (await response.json()) as Answer;
    throw new DestinationError(
      `The search service answered ${method} ${path} with ${response.status}: ${await response.text()}`,
    );
  }

  async function untilPublished(index: string, taskID: number): Promise<void> {
    const path = `/1/indexes/${encodeURIComponent(index)}/task/${taskID}`;
    const since = performance.now();
    for (let waited = 0; waited < patienceMs; waited = performance.now() - since) {
      const task = await ask<{ readonly status: string }>('GET', path);
      if (!task || task.status === 'published') return;
      await wait(Math.min(Math.max(waited * pauseShare, firstPauseMs), longestPauseMs));
    }
    throw new DestinationError(`The search service did not finish task ${taskID} of ${index}`);
  }

  return {
    ask,
    async change(index, method, path, body) {
      const answer = await ask<{ readonly taskID?: number }>(method, path, body);
      if (answer?.taskID !== undefined) tasks.set(index, answer.taskID);
    },
    follow: (index, taskID) => void tasks.set(index, taskID),
    async settled(asked) {
      for (const index of asked === undefined ? [...tasks.keys()] : [asked]) {
        const task = tasks.get(index);
        if (task === undefined) continue;
        await untilPublished(index, task);
        if (tasks.get(index) === task) tasks.delete(index);
      }
    },
  };
}

const isWritten = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** A request would copy bytes, but takes a stream of them as it is. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
