/** What the system says when a disk, or somebody's share of it, is full, and PostgreSQL when its own is. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Neither the client's fault nor a mistake in the code: somebody has to make room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
