import { createLru, ok, type Result, readTextUpTo, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { Limits } from './limits.ts';
import type { Stranger } from './strangers.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** `operationName` and `extensions` are ignored, as Magento does. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Variables;
  readonly method: 'GET' | 'POST';
}

/** What is refused before anything is executed; these errors carry no category. */
const transportRefusals = {
  'content-type-not-json': { status: 415, message: 'Request content type must be application/json' },
  'body-unreadable': { status: 400, message: 'Syntax Error: Unable to parse the request.' },
  'variables-unreadable': { status: 400, message: 'Syntax Error: Unable to parse the variables.' },
  'body-too-large': { status: 413, message: 'Request body is too large.' },
  'query-too-long': { status: 413, message: 'Request body is too large.' },
  'variables-too-large': { status: 413, message: 'Request body is too large.' },
  'query-nested-too-deeply': {
    status: 400,
    message: 'Query is too deep. Reduce the nesting level of your query.',
  },
  'mutation-by-get': { status: 405, message: 'Mutation requests allowed only for POST requests' },
} as const;

export interface TransportRefusal {
  readonly code: keyof typeof transportRefusals;
}

export function describeTransportRefusal(refusal: TransportRefusal) {
  return transportRefusals[refusal.code];
}

type ReadResult = Result<GraphqlRequest, TransportRefusal>;

export async function readGraphqlRequest(
  request: Request,
  limits: Limits,
  stranger?: Stranger,
): Promise<ReadResult> {
  const text = request.method === 'POST' ? await readBody(request, limits) : ok(null);
  if (!text.ok) return text;
  // Once all has arrived: who sends slowly keeps nobody waiting.
  await stranger?.turn();
  const read = text.value === null ? readGet(request) : readPost(text.value);
  if (!read.ok) return read;
  const { query, variables } = read.value;
  if (query.length > limits.queryLength) return refuse('query-too-long');
  if (isLargerThan(variables, limits)) return refuse('variables-too-large');
  return read;
}

/** Without going through all of what is far too large. */
function isLargerThan(variables: Variables, limits: Limits): boolean {
  const unseen: unknown[] = [variables];
  let values = 0;
  for (let value = unseen.pop(); value !== undefined; value = unseen.pop()) {
    if (typeof value === 'string' && value.length > limits.variableLength) return true;
    if (typeof value !== 'object' || value === null) continue;
    const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inside.length;
    if (values > limits.variableValues) return true;
    unseen.push(...inside);
  }
  return false;
}

async function readBody(request: Request, limits: Limits): Promise<Result<string, TransportRefusal>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return refuse('content-type-not-json');
  const text = await readTextUpTo(request, limits.bodyBytes);
  if (text === null || hasMoreCommasThan(text, limits.bodyCommas)) return refuse('body-too-large');
  return ok(text);
}

function hasMoreCommasThan(text: string, limit: number): boolean {
  let commas = 0;
  for (let at = text.indexOf(','); at >= 0 && commas <= limit; at = text.indexOf(',', at + 1)) commas += 1;
  return commas > limit;
}

function readPost(text: string): ReadResult {
  // Several questions in one list are not even parsed.
  const body = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  if (!isObject(body) || containsNul(text)) return refuse('body-unreadable');
  const variables = asVariables(body.variables ?? null);
  if (!isObject(variables)) return refuse('variables-unreadable');
  return ok({ query: typeof body.query === 'string' ? body.query : '', variables, method: 'POST' });
}

function readGet(request: Request): ReadResult {
  const text = queryParameter(request.url, 'variables');
  const variables = text ? asVariables(parseJson(text)) : {};
  const query = queryParameter(request.url, 'query') ?? '';
  if (containsNul(query)) return refuse('body-unreadable');
  if (text && containsNul(text)) return refuse('variables-unreadable');
  if (!isObject(variables)) return refuse('variables-unreadable');
  return ok({ query, variables, method: 'GET' });
}

/** By its path alone, which a request always has in its normal form; parsing an address with a long query takes a while. */
export function isGraphqlUrl(url: string): boolean {
  return /^https?:\/\/[^/?#]+\/graphql(?:[?#]|$)/.test(url);
}

/** The same for the merchant's desk. */
export function isDeskUrl(url: string): boolean {
  return url.replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/, 1)[0] === deskPath;
}

export const deskPath = `${shop.adminPrefix}/graphql`;

/** As URLSearchParams reads it, which would decode all parameters and takes several times as long for a long query. */
export function queryParameter(url: string, name: string): string | null {
  const [address = ''] = url.split('#', 1);
  const start = address.indexOf('?') + 1;
  if (start === 0) return null;
  const search = address.slice(start);
  const parameter = search.split('&').find((part) => part.startsWith(`${name}=`));
  try {
    // A name that is itself encoded, or broken encoding, is left to the thorough way.
    if (parameter) return decodeOnce(parameter.slice(name.length + 1));
  } catch {}
  return new URLSearchParams(search).get(name);
}

/** Variables are short and hardly the same twice. */
const worthKeeping = 300;
const decodedTexts = createLru<string>({ maxWeight: 1_000_000, weigh: (encoded) => encoded.length });

/** A shop front asks the same few questions again and again. */
function decodeOnce(encoded: string): string {
  const known = decodedTexts.get(encoded);
  if (known !== undefined) return known;
  const decoded = decodeURIComponent(encoded.replaceAll('+', ' '));
  if (encoded.length >= worthKeeping) decodedTexts.set(encoded, decoded);
  return decoded;
}

/** PostgreSQL stores no NUL in a text, so nothing can be found by one; written out or escaped. */
function containsNul(text: string): boolean {
  return text.includes('\0') || /\\u(?:0000|\{0+\})/.test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Programs in PHP write an empty object as an empty list. */
function asVariables(value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
