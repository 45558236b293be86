import type { ServerResponse } from 'node:http';

export interface RefusedAskersOptions {
  /** Refusals after which an address is slowed down, and how many of them are forgotten in a second. */
  readonly most?: number;
  readonly forgottenPerSecond?: number;
  /** How long after one of its requests the next is begun. */
  readonly everyMs?: number;
  /** Requests that wait so: of one address, and in all. */
  readonly waitingPerAsker?: number;
  readonly waiting?: number;
  /** Addresses that are remembered. */
  readonly askers?: number;
  readonly now?: () => number;
}

interface Remembered {
  refusals: number;
  since: number;
  /** When the next request may begin. */
  nextAt: number;
  waiting: number;
}

/** What programs speak to; pages are everybody's, also of those who share an address with such a program. */
const programPath = /^\/(?:graphql(?:[/?#]|$)|1\/|v[\dX][\d-]*\/)/;

const tooMany = 'Too many requests of this address were refused. Please wait before you send more.\n';
const retryAfterSeconds = '5';

export type RefusedAskers = ReturnType<typeof createRefusedAskers>;

/**
 * Of whoever sends again and again what has to be refused, one request after the other is begun, with a pause in between: finding
 * out that something is wrong costs more than sending it. What is right is still answered, only later.
 */
export function createRefusedAskers(options: RefusedAskersOptions = {}) {
  const { most = 50, forgottenPerSecond = 10, everyMs = 20, now = () => performance.now() } = options;
  const { waitingPerAsker = 100, waiting: mostWaiting = 400, askers = 2_000 } = options;
  const remembered = new Map<string, Remembered>();
  let waiting = 0;

  function recall(asker: string): Remembered | undefined {
    const found = remembered.get(asker);
    if (!found) return undefined;
    const seconds = (now() - found.since) / 1000;
    found.refusals = Math.max(0, found.refusals - seconds * forgottenPerSecond);
    found.since = now();
    return found;
  }

  function refused(asker: string): void {
    const found = recall(asker) ?? { refusals: 0, since: now(), nextAt: 0, waiting: 0 };
    // No further than twice, so that it is over soon after it ends.
    found.refusals = Math.min(found.refusals + 1, 2 * most);
    remembered.delete(asker);
    remembered.set(asker, found);
    const [oldest] = remembered.keys();
    if (remembered.size > askers && oldest !== undefined) remembered.delete(oldest);
  }

  function wait(found: Remembered, response: ServerResponse, begin: () => void): void {
    // Those who went away have left their moments behind.
    const waitMs = Math.min(Math.max(0, found.nextAt - now()), waitingPerAsker * everyMs);
    found.nextAt = now() + waitMs + everyMs;
    if (waitMs === 0) {
      begin();
      return;
    }
    found.waiting += 1;
    waiting += 1;
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      found.waiting -= 1;
      waiting -= 1;
    };
    const timer = setTimeout(() => {
      end();
      begin();
    }, waitMs);
    // Who goes away while waiting waits no longer.
    response.once('close', end);
  }

  return {
    /** Begins with a request now, later, or not at all. */
    admit(
      { asker, path }: { readonly asker: string; readonly path: string },
      response: ServerResponse,
      begin: () => void,
    ): void {
      const isOfProgram = programPath.test(path);
      if (isOfProgram) {
        response.once('finish', () => {
          if (isRefusal(response.statusCode)) refused(asker);
        });
      }
      const found = isOfProgram ? recall(asker) : undefined;
      if (!found || found.refusals < most) begin();
      else if (found.waiting < waitingPerAsker && waiting < mostWaiting) wait(found, response, begin);
      else turnAway(response);
    },
  };
}

function turnAway(response: ServerResponse): void {
  response.writeHead(429, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
    connection: 'close',
  });
  response.end(tooMany);
}

/** What the client did wrong, but for asking what is not there: that is how programs find out. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 404;
}
