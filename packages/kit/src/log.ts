/**
 * All that a log line may carry beside its message. What is not named here is never written: bodies, payloads of jobs,
 * addresses of people, tokens and codes have no name.
 */
const loggableFields = [
  'requestId',
  'method',
  'path',
  'route',
  'status',
  'milliseconds',
  'location',
  'origin',
  'task',
  'jobId',
  'attempt',
  'maxAttempts',
  'letterId',
  'orderId',
  'orderNumber',
  'paymentId',
  'amountMinor',
  'currency',
  'currencies',
  'day',
  'key',
  'name',
  'kind',
  'code',
  'reason',
  'count',
  'unhandledRejections',
  'locale',
  'index',
  'products',
  'locales',
  'seconds',
  'insert',
  'tag',
  'query',
  'operation',
  'module',
  'migration',
  'file',
  'folder',
  'rendition',
  'lostBytes',
  'pid',
  'port',
  'workers',
] as const;

export type LogDetails = { readonly [Field in (typeof loggableFields)[number]]?: unknown } & {
  readonly err?: unknown;
};

/** What the shop needs of a logger; the methods of a pino logger fit. */
export interface Log {
  debug(details: LogDetails, message: string): void;
  info(details: LogDetails, message: string): void;
  warn(details: LogDetails, message: string): void;
  error(details: LogDetails, message: string): void;
}

const longestText = 500;
const mostFrames = 20;
const mostCauses = 3;
const mostItems = 50;

const cardCode = '(?:[2-9A-HJ-NP-Z]{4}[- ]?){3}[2-9A-HJ-NP-Z]{4}|(?:[2-9a-hj-np-z]{4}-?){3}[2-9a-hj-np-z]{4}';
const person = '[^\\s"\'<>()[\\]{},;:=/]+@[^\\s"\'<>()[\\]{},;:=/]+';
const token = '(?=[\\w-]*[\\dA-Z])[\\w-]{24,}';
/** Addresses of people, codes of gift cards, keys and tokens, wherever somebody put them into a sentence. */
const secrets = new RegExp(`${person}|\\b(?:${cardCode})\\b|${token}`, 'g');

/** What is left of a text when nothing in it may open or reach anything. */
export function withoutSecrets(text: string): string {
  return text.slice(0, longestText).replace(secrets, (found) => (slug.test(found) ? found : '…'));
}

/** Words and short numbers, as in addresses of pages: nothing that is made by chance looks so. */
const slugPart = '(?:[a-z]{1,30}|\\d{1,4}[a-z]{0,2})';
const slug = new RegExp(`^(?=[a-z\\d-]{24,}$)${slugPart}(?:-${slugPart})+$`);

/** Only what has a name, only in values that hold nothing else inside. */
export function loggable(details: object): Record<string, unknown> {
  const given = details as LogDetails;
  const named = loggableFields.flatMap((field) =>
    given[field] === undefined ? [] : [[field, loggableValue(given[field])] as const],
  );
  return { ...Object.fromEntries(named), ...('err' in given && { err: loggableError(given.err) }) };
}

function loggableValue(value: unknown): unknown {
  if (typeof value === 'string') return harmlessShape.test(value) ? value : withoutSecrets(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, mostItems).map(loggableValue);
  return undefined;
}

/** Ids of requests and names of routes open nothing, and are what lines are found by. */
const harmlessShape =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:PRODUCT|CATEGORY|CMS_PAGE|SANITY_PAGE)[\w+/=.-]{1,80})$/;

export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: LoggableError;
}

/** What an error says of itself, and where it came from. Nothing that was hung on it: drivers add rows and letters. */
export function loggableError(error: unknown, causes = mostCauses): LoggableError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutSecrets(String(error)) };
  const { name, message, code, stack, cause } = error as Partial<Error> & { code?: unknown };
  return {
    type: typeof name === 'string' ? withoutSecrets(name) : 'Error',
    message: withoutSecrets(withoutValues(String(message ?? ''), code)),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof stack === 'string' && { stack: framesOf(stack, String(message)) }),
    ...(cause !== undefined && causes > 0 && { cause: loggableError(cause, causes - 1) }),
  };
}

/** PostgreSQL cites the value that it could not read (errors 22…) or that was there already (23…). */
function withoutValues(message: string, code: unknown): string {
  return typeof code === 'string' && /^2[23][\dA-Z]{3}$/.test(code) ? message.replace(/: ".*/s, '') : message;
}

/** A stack begins with the message, which may be long and say anything, even what looks like a place. */
function framesOf(stack: string, message: string): string {
  const frames = stack.replace(message, '').split('\n');
  return frames
    .filter((line) => /^\s+at .*(?::\d+:\d+|<anonymous>)\)?$/.test(line))
    .slice(0, mostFrames)
    .join('\n');
}
