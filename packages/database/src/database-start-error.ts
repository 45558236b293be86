/** The database cannot be used; the message is one sentence for the person who started the shop, without any password. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** The code of a system or database error: ENOENT, EACCES, 28P01 … */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
