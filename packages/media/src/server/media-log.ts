/** What the proxy needs of a pino logger. */
export interface MediaLog {
  warn(details: object, message: string): void;
}
