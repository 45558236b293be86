import type { JsonObject } from '../request-body.ts';

/** `query=a&facets=["b"]` as parameters; those of the transport are left out. */
export function parametersOfQueryString(text: string): JsonObject {
  const entries = [...new URLSearchParams(text)].filter(([name]) => !/^x-algolia-|^forwarded/i.test(name));
  return Object.fromEntries(entries);
}

/** The parameters as Algolia repeats them in an answer. */
export function toQueryString(parameters: JsonObject): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
    .join('&');
}

/** Half a surrogate pair cannot be encoded. */
function wellFormed(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}
