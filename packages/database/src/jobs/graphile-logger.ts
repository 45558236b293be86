import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

const methodOf = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** Every finished job is an info line to graphile-worker; in a shop that is noise, so info becomes debug. */
export function graphileLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    log[methodOf[level]]({ ...scope, ...meta }, message);
  });
}
