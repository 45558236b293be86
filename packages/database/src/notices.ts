import { type Kysely, sql } from 'kysely';
import pg from 'pg';

/** Gets what was published; null when notices may have been missed, so that anything may have changed. */
export type NoticeHandler = (payload: string | null) => void;

export interface Subscription {
  /** False while nobody listens; whatever is published then is told by a null afterwards. */
  isHearing(): boolean;
  close(): void;
}

/** What processes tell one another about changes: one connection listens for all topics of a process. */
export interface Notices {
  /** The handler is called with null as soon as the topic is heard, and again whenever the connection was lost. */
  subscribe(topic: string, handler: NoticeHandler): Subscription;
  /** At once, whatever the connection is waiting for. */
  close(): void;
}

export interface NoticesOptions {
  readonly url: string;
  readonly connectTimeoutMs: number;
  /** Hears of lost connections, which are replaced, and of handlers that throw. */
  readonly onError: (error: Error) => void;
  /** Before any handler: something has changed, or may have. */
  readonly onChange?: (() => void) | undefined;
}

interface Topic {
  readonly handlers: Set<NoticeHandler>;
  isHeard: boolean;
}

const reconnectMs = 1_000;
/** Finds out about a connection that no longer leads anywhere. */
const keepAliveMs = 10_000;
const topicPattern = /^[a-z][a-z_]{0,62}$/;
/** PostgreSQL takes less than 8,000 bytes. Whoever has more to say says that something changed, not what. */
const longestPayloadBytes = 7_999;

/** Every subscriber in every process hears it when the transaction commits, and nobody if it does not. */
export async function publishNotice<Tables>(
  transaction: Kysely<Tables>,
  topic: string,
  payload = '',
): Promise<void> {
  assertTopic(topic);
  const bytes = Buffer.byteLength(payload);
  if (bytes > longestPayloadBytes) {
    throw new RangeError(`A notice may have ${longestPayloadBytes} bytes; one of ${topic} has ${bytes}.`);
  }
  await sql`select pg_notify(${topic}, ${payload})`.execute(transaction);
}

/** Opens its connection with the first subscription. */
export function createNotices({ url, connectTimeoutMs, onError, onChange }: NoticesOptions): Notices {
  const topics = new Map<string, Topic>();
  let client: pg.Client | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let reconnecting: NodeJS.Timeout | undefined;
  let isClosed = false;

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'bowline notices',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The connection that listens for notices ended')));
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    sending = fresh.connect().catch((error: Error) => lose(fresh, error));
    for (const name of topics.keys()) listenTo(name, fresh);
  }

  function lose(lost: pg.Client, error: Error): void {
    if (client !== lost) return;
    letGo(lost);
    onError(error);
    reconnecting = setTimeout(connect, reconnectMs).unref();
  }

  function letGo(held: pg.Client): void {
    client = undefined;
    for (const topic of topics.values()) topic.isHeard = false;
    held.connection.stream.destroy();
  }

  /** One statement after the other; the name has been looked at and needs no quotes. */
  function listenTo(name: string, listening: pg.Client): void {
    sending = sending
      .then(async () => {
        if (client !== listening) return;
        await listening.query(`listen ${name}`);
        const topic = topics.get(name);
        if (client !== listening || !topic) return;
        topic.isHeard = true;
        tell(name, null);
      })
      .catch((error: Error) => lose(listening, error));
  }

  function tell(name: string, payload: string | null): void {
    onChange?.();
    for (const handler of topics.get(name)?.handlers ?? []) callHandler(handler, payload);
  }

  function callHandler(handler: NoticeHandler, payload: string | null): void {
    try {
      handler(payload);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function topicOf(name: string): Topic {
    assertTopic(name);
    const known = topics.get(name);
    if (known) return known;
    const topic: Topic = { handlers: new Set(), isHeard: false };
    topics.set(name, topic);
    if (client) listenTo(name, client);
    else if (!reconnecting && !isClosed) connect();
    return topic;
  }

  return {
    subscribe(name, handler) {
      const topic = topicOf(name);
      // Its own, so that a handler may be given twice.
      const own: NoticeHandler = (payload) => handler(payload);
      topic.handlers.add(own);
      if (topic.isHeard) {
        queueMicrotask(() => {
          if (topic.handlers.has(own)) callHandler(own, null);
        });
      }
      return {
        isHearing: () => topic.isHeard,
        close: () => void topic.handlers.delete(own),
      };
    },
    close() {
      isClosed = true;
      clearTimeout(reconnecting);
      for (const { handlers } of topics.values()) handlers.clear();
      if (client) letGo(client);
    },
  };
}

function assertTopic(topic: string): void {
  if (!topicPattern.test(topic)) throw new RangeError(`A topic is a word in small letters, not "${topic}".`);
}
