import { nextTick } from 'node:process';
import { createFairQueue } from '@bowline/kit';

/** How much of an answer is made in one turn. */
export interface NodesOfTurns {
  /** A full category page of the shop: what is made in one go also asks the database in one go. */
  readonly first: number;
  readonly further: number;
}

/** One question of somebody outside this process, from its first look to its answer. */
export interface Stranger {
  readonly nodes: NodesOfTurns;
  /** Resolves when it may hold the thread for a moment. */
  turn(): Promise<void>;
  /** The same for one whose answer has grown long: only few of those go on at a time. */
  longTurn(): Promise<void>;
  leave(): void;
}

export interface StrangersOptions {
  readonly nodes?: NodesOfTurns;
  /** Questions under way; more are asked to come back. */
  readonly underWay?: number;
  /** Long ones that go on at a time: each of them keeps the database busy too. */
  readonly longAtOnce?: number;
  /** Milliseconds of all strangers together between two looks at what else has arrived. */
  readonly roundMs?: number;
  readonly now?: () => number;
  /** Lets everything else that has arrived go first. */
  readonly afterOthers?: () => Promise<void>;
}

export type Strangers = ReturnType<typeof createStrangers>;

/**
 * Strangers take turns, and however many they are, all together hold the thread no longer than a round: a page waits for that
 * and not for them. Who asks much waits behind himself.
 */
export function createStrangers(options: StrangersOptions = {}) {
  const { underWay = 400, longAtOnce = 2, roundMs = 3, now = () => performance.now() } = options;
  const {
    nodes = { first: 5_000, further: 500 },
    afterOthers = () => new Promise((resolve) => void setImmediate(resolve)),
  } = options;
  const bound = { perAsker: underWay, inAll: underWay };
  const forTurn = createFairQueue<() => void>(bound);
  const forLongTurns = createFairQueue<() => void>(bound);
  let questions = 0;
  let longOnes = 0;
  let isGiving = false;

  async function giveTurns(): Promise<void> {
    isGiving = true;
    while (forTurn.length > 0) {
      await afterOthers();
      const roundEnd = now() + roundMs;
      do {
        forTurn.take()?.();
        await workDone();
      } while (forTurn.length > 0 && now() < roundEnd);
    }
    isGiving = false;
  }

  function waitIn(queue: typeof forTurn, asker: string, go: () => void): void {
    // A question waits once at a time, so there is room; only what an answer that failed has left behind can take it.
    if (!queue.add(asker, go)) go();
  }

  return {
    /** Undefined when too many are under way. */
    enter(asker: string): Stranger | undefined {
      if (questions >= underWay) return undefined;
      questions += 1;
      let isLong = false;
      let startLong: (() => void) | undefined;

      function turn(): Promise<void> {
        return new Promise((resolve) => {
          waitIn(forTurn, asker, resolve);
          if (!isGiving) void giveTurns();
        });
      }

      function place(): Promise<void> | undefined {
        isLong = true;
        longOnes += 1;
        if (longOnes <= longAtOnce) return undefined;
        return new Promise((resolve) => {
          startLong = () => {
            startLong = undefined;
            resolve();
          };
          waitIn(forLongTurns, asker, startLong);
        });
      }

      return {
        nodes,
        turn,
        async longTurn() {
          if (!isLong) await place();
          await turn();
        },
        leave() {
          questions -= 1;
          if (!isLong) return;
          longOnes -= 1;
          if (!startLong) forLongTurns.take()?.();
          else {
            forLongTurns.remove(asker, startLong);
            startLong();
          }
        },
      };
    },
  };
}

/** When all is done that a turn has led to without waiting for anything: node looks here once its promises have nothing more. */
function workDone(): Promise<void> {
  return new Promise((resolve) => nextTick(resolve));
}
