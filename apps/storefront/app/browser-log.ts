import { type LogLevel, logLevelOf } from '@bowline/markets';

/** Where a page says which environment it is of. */
export const environmentMetaName = 'environment';

const levels = ['debug', 'info', 'warn', 'error'] as const satisfies readonly LogLevel[];

export type BrowserLog = Readonly<Record<(typeof levels)[number], (...details: unknown[]) => void>>;

/** Specification 9: what a visitor's console is told follows the environment. */
export function createBrowserLog(environment: string, console: BrowserLog = globalThis.console): BrowserLog {
  const least = logLevelOf(environment);
  const isTold = (level: (typeof levels)[number]) =>
    least !== 'none' && levels.indexOf(level) >= levels.indexOf(least);
  const tellers = levels.map((level) => [level, isTold(level) ? console[level].bind(console) : () => {}]);
  return Object.fromEntries(tellers) as BrowserLog;
}

let log: BrowserLog | undefined;

/** For code that runs in browsers only. */
export function browserLog(): BrowserLog {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${environmentMetaName}"]`);
  log ??= createBrowserLog(meta?.content ?? '');
  return log;
}
