const untouched = 'nothing in it was changed';

/** From the server's own words to one sentence for the person who started the shop. */
export function describeServerFailure(output: string, folder: string): string {
  const known = knownFailures.find(([pattern]) => pattern.test(output));
  if (known) return `The database in ${folder} cannot be started: ${known[1]}.`;
  return `The database in ${folder} cannot be started: ${quotedReason(output)}.`;
}

const severity = /^.*?\b(PANIC|FATAL|ERROR|fatal|error):\s*/;

function quotedReason(output: string): string {
  const lines = output.trim().split('\n');
  const reason = (lines.find((line) => severity.test(line)) ?? lines.at(-1) ?? '')
    .replace(severity, '')
    .trim();
  return reason ? `PostgreSQL says “${reason}”` : 'PostgreSQL gave no reason';
}

const knownFailures: readonly [RegExp, string][] = [
  [/No space left on device|Disk quota exceeded/, 'the disk is full'],
  [/lock file .* already exists|is still in use/, 'another PostgreSQL server is working in this folder'],
  [/incompatible with server/, `its files belong to another version of PostgreSQL; ${untouched}`],
  [
    /could not look up effective user ID/,
    'the current user has no name in /etc/passwd, which PostgreSQL insists on',
  ],
  [/Read-only file system/, 'the file system is read-only'],
  [
    /wrong ownership|invalid permissions|Permission denied/,
    'its files belong to another user or are open to others',
  ],
  [/could not (create|map|resize).*shared memory|Cannot allocate memory/, 'there is not enough memory'],
  [
    /could not locate a valid checkpoint|could not find the database system|could not open file "(global|base|pg_)|could not open directory|invalid (data|checkpoint|primary)|incorrect checksum|control file|PANIC/,
    `its files are damaged; ${untouched}, restore them from a backup`,
  ],
];
