import { DatabaseStartError } from './database-start-error.ts';

const urlForm = 'postgres://user:password@host:port/name';

function parseUrl(url: string): URL | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed && /^postgres(ql)?:$/.test(parsed.protocol) ? parsed : undefined;
}

export function assertConnectionUrl(url: string): void {
  if (!parseUrl(url)) {
    throw new DatabaseStartError(`The address of the database is not of the form ${urlForm}.`);
  }
}

const reasonByCode: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be resolved at the moment',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'it did not answer in time',
  ECONNRESET: 'it closed the connection',
  ENOENT: 'its socket does not exist',
  EACCES: 'its socket may not be opened by this user',
  '28P01': 'it refused the user name or password',
  '28000': 'it does not admit this user from here',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (/timeout/i.test(error.message)) return 'it did not answer in time';
  return reasonByCode[code] ?? (error.message || code);
}

/** One sentence that names host, port and database but never the user's password. */
export function describeConnectionFailure(url: string, error: unknown): string {
  const parsed = parseUrl(url);
  const password = decodeURIComponent(parsed?.password ?? '');
  const host = parsed?.searchParams.get('host') || parsed?.hostname || 'localhost';
  const name = parsed?.pathname.slice(1) ?? '';
  const place = `${host}:${parsed?.port || 5432}${name && `/${name}`}`;
  const reason = password ? reasonOf(error).replaceAll(password, '…') : reasonOf(error);
  return `The database at ${place} cannot be used: ${reason}.`;
}
