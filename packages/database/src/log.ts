/** The shape of a pino logger's methods, so that one can be passed in as it is. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const nothing = (): void => {};

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
