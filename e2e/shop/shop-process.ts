import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { patience } from '../patience.ts';
import { repositoryRoot } from '../repository.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { temporaryDataFolder } from './data-folder.ts';
import { type Ending, type RunningProgram, runProgram } from './running-program.ts';

export interface ShopProcess {
  readonly url: string;
  readonly program: RunningProgram;
  /** Asks for a graceful stop and waits for it. */
  stop(): Promise<Ending>;
}

type Settings = Readonly<Record<string, string>>;

/** A busy machine takes its time, for answers and for a stop in order, too. */
const seconds = String(patience.step / 1000);

/** The packaged server, exactly as `npm run serve` starts it. */
export function runShop(settings: Settings, args: readonly string[] = []): RunningProgram {
  return runProgram(process.execPath, ['scripts/serve.ts', ...args], {
    cwd: repositoryRoot,
    env: cleanEnvironment({
      PORT: '0',
      LOG_LEVEL: 'warn',
      STOP_SECONDS: seconds,
      PATIENCE_SECONDS: seconds,
      ...settings,
    }),
    watchesChannel: true,
  });
}

/** Starts the shop and waits until it says where it is. */
export function startShop(settings: Settings, args: readonly string[] = []): Promise<ShopProcess> {
  return untilItServes(runShop(settings, args));
}

/** The same for one test, which it never outlives: not even when the test fails or runs out of time. */
export function startTestShop(settings: Settings, args: readonly string[] = []): Promise<ShopProcess> {
  const program = runShop(settings, args);
  onTestFinished(async () => {
    program.signalGroup('SIGTERM');
    await program.ended;
  });
  return untilItServes(program);
}

/**
 * Pages only, in front of the shop that all journeys share: starts in half the time of a whole shop, for tests of what
 * the storefront alone decides.
 */
export async function startTestStorefront(settings: Settings = {}): Promise<ShopProcess> {
  const back = inject('shopUrl');
  return startTestShop({
    ROLES: 'storefront',
    COMMERCE_URL: back,
    CONTENT_URL: back,
    DATA_FOLDER: await temporaryDataFolder(),
    ...settings,
  });
}

/** Settings of a shop that believes to be so many days ahead of everybody else. */
export function daysAhead(days: number): Settings {
  const clock = pathToFileURL(join(import.meta.dirname, 'clock-ahead.ts'));
  return { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_DAYS: String(days) };
}

async function untilItServes(program: RunningProgram): Promise<ShopProcess> {
  try {
    const [, url = ''] = await program.printed(/^ {2}Shop {3}(http:\S+)$/m, patience.start);
    return {
      url,
      program,
      stop() {
        program.signal('SIGTERM');
        return program.ended;
      },
    };
  } catch (error) {
    program.signalGroup('SIGKILL');
    throw error;
  }
}
