import { loggable } from '@bowline/kit';
import { logLevelOf } from '@bowline/markets';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Settings } from './configuration.ts';

export type { Logger };

/**
 * Specification 9: the level follows the environment unless LOG_LEVEL says otherwise. At every level a line holds only what
 * `loggable` lets through.
 */
export function createLog(
  { APP_ENV, LOG_LEVEL }: Pick<Settings, 'APP_ENV' | 'LOG_LEVEL'>,
  destination?: DestinationStream,
): Logger {
  const level = LOG_LEVEL ?? logLevelOf(APP_ENV);
  const options: LoggerOptions = {
    level: level === 'none' ? 'silent' : level,
    formatters: { log: loggable },
    // What is left of an error is no error any more.
    serializers: { err: (told: unknown) => told },
  };
  return destination ? pino(options, destination) : pino(options);
}
