/** The code of a system or database error: ENOENT, EACCES, 28P01 … */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
