/** The migrations cannot be applied; the message is one sentence that names the module and the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
