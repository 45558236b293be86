import { logLevelOf } from '@bowline/markets';
import { type Logger, pino } from 'pino';
import type { Settings } from './configuration.ts';

export type { Logger };

/** Specification 9: the level follows the environment unless LOG_LEVEL says otherwise. */
export function createLog({ APP_ENV, LOG_LEVEL }: Pick<Settings, 'APP_ENV' | 'LOG_LEVEL'>): Logger {
  const level = LOG_LEVEL ?? logLevelOf(APP_ENV);
  return pino({
    level: level === 'none' ? 'silent' : level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
}
