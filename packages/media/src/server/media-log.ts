import type { Log } from '@bowline/kit';

export type MediaLog = Pick<Log, 'warn'>;
