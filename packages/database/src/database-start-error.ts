/** The database cannot be used; the message is one sentence for the person who started the shop, without any password. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
