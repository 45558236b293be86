import type { Log } from '../log.ts';
import { type Postmaster, stateOf } from './postmaster.ts';

const intervalMs = 1_000;

export interface ServerWatch {
  /** The one that runs now. */
  server(): Postmaster;
  end(): Promise<void>;
}

/** Starts the server again when it has died while the shop lives. */
export function watchServer(
  first: Postmaster,
  dataFolder: string,
  startAgain: () => Promise<Postmaster>,
  log: Log,
): ServerWatch {
  let server = first;
  let ended = false;
  let round: Promise<void> = Promise.resolve();
  let timer = setTimeout(look, intervalMs).unref();

  function look(): void {
    round = (async () => {
      if ((await stateOf(server, dataFolder)) === 'running' || ended) return;
      log.error({ pid: server.pid }, 'The embedded database died and is started again');
      server = await startAgain();
    })()
      .catch((error: unknown) =>
        log.error({ err: error }, 'The embedded database could not be started again'),
      )
      .finally(() => {
        if (!ended) timer = setTimeout(look, intervalMs).unref();
      });
  }

  return {
    server: () => server,
    async end() {
      ended = true;
      clearTimeout(timer);
      await round;
    },
  };
}
