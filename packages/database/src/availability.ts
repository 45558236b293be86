import pg from 'pg';

/** The database cannot be reached or does not answer: nothing is wrong with what was asked, and later it will be answered. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause: unknown) {
    super('The database is away', { cause });
  }
}

export interface Availability {
  isAway(): boolean;
  /** Throws at once while the database is known to be away, so that nobody waits for it. */
  assertHere(): void;
  /** A failure as whoever asked should see it; one of the connection may mean that the database is away for everybody. */
  explain(error: unknown): unknown;
  close(): void;
}

export interface AvailabilityOptions {
  readonly url: string;
  /** How long a question to find out whether it is there may take, and how long until the next. */
  readonly probeLimitMs: number;
  readonly probeMs: number;
  /** Once it has not answered a second time: what is still under way will not be answered either. */
  readonly onAway: (cause: unknown) => void;
  readonly onBack: () => void;
}

/** One who asks pays with a time limit or a refused connection; from then on everybody is told at once, until it is back. */
export function createAvailability({
  url,
  probeLimitMs,
  probeMs,
  onAway,
  onBack,
}: AvailabilityOptions): Availability {
  let away: DatabaseAway | undefined;
  let isProbing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function probe(): Promise<void> {
    const failure = await tryToReach(url, probeLimitMs);
    if (isClosed) return;
    if (!failure) {
      isProbing = false;
      if (away) onBack();
      away = undefined;
      return;
    }
    if (!away) onAway(failure);
    away = new DatabaseAway(failure);
    timer = setTimeout(probe, probeMs).unref();
  }

  return {
    isAway: () => away !== undefined,
    assertHere() {
      if (away) throw away;
    },
    explain(error) {
      if (forWhomeverAsked.has(codeOf(error))) return new DatabaseAway(error);
      if (error instanceof DatabaseAway || !isConnectionFailure(error)) return error;
      if (!isProbing && !isClosed) {
        isProbing = true;
        void probe();
      }
      return new DatabaseAway(error);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Undefined when it answers. */
async function tryToReach(url: string, limitMs: number): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bowline probe',
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  // What happens to the connection afterwards concerns nobody.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    client.connection.stream.destroy();
  }
}

const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // Ended by an administrator or a crash, starting up, no connection left.
  ...['57P01', '57P02', '57P03', '53300'],
]);
const words = /timeout|connection terminated|connection error|not queryable|ended unexpectedly/i;

export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code) return codes.has(code) || code.startsWith('08');
  return words.test(error.message);
}

/** The disk is full: what is read is answered still. Or this one question took too long: others are answered. */
const forWhomeverAsked = new Set(['53100', '57014']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
