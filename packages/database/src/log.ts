import type { Log } from '@bowline/kit';

export type { Log };

const nothing = (): void => {};

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
