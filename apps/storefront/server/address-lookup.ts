import type { AddressLookup } from '../app/shop-context.ts';

export interface AddressLookupOptions {
  /** With `{country}`, `{postcode}` and `{number}` in it; answers JSON with `street` and `city`. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

const longestAnswer = 10_000;
const longestText = 128;

/** Asks a service which street and town a postcode and a number stand for. A place that it does not know is no failure. */
export function createAddressLookup(options: AddressLookupOptions): AddressLookup {
  const { url, fetch: send = fetch, timeoutMs = 1_500 } = options;
  return async ({ country, postcode, houseNumber }) => {
    const address = url
      .replaceAll('{country}', encodeURIComponent(country))
      .replaceAll('{postcode}', encodeURIComponent(postcode.replaceAll(' ', '').toUpperCase()))
      .replaceAll('{number}', encodeURIComponent(houseNumber));
    const response = await send(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The address service answered ${response.status}`);
    return readFound(await textOf(response));
  };
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new Error('The address service answered too much');
  }
  return text;
}

function readFound(json: string): { readonly street: string; readonly city: string } | undefined {
  const { street, city } = JSON.parse(json) as { readonly street?: unknown; readonly city?: unknown };
  const isWhole = [street, city].every(
    (text) => typeof text === 'string' && text !== '' && text.length <= longestText,
  );
  return isWhole ? { street: String(street), city: String(city) } : undefined;
}
