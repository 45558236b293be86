import type { DailyRates, ExchangeRateSource } from './refresh-exchange-rates.ts';

export interface EcbOptions {
  /** Where the daily reference rates are, in the XML of the European Central Bank. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/** The real file has about two thousand. */
const longestAnswer = 200_000;

/** Reads `<Cube time="…"><Cube currency="USD" rate="1.08"/>…`; whatever else is in the file does not matter. */
export function createEcbRates({ url, timeoutMs = 10_000 }: EcbOptions): ExchangeRateSource {
  return {
    name: new URL(url).host,
    async read() {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (!response.ok) throw new Error(`Exchange rates were answered with status ${response.status}`);
      return readEcbRates(await readText(response));
    },
  };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new Error('The file of exchange rates is too long');
  }
  return text;
}

export function readEcbRates(xml: string): DailyRates {
  const day = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/.exec(xml)?.[1];
  const rates = [
    ...xml.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,9})?)["']/g),
  ];
  if (day === undefined || rates.length === 0) throw new Error('The file has no exchange rates of a day');
  return {
    day,
    ratesPerMillion: new Map(
      rates.map(([, currency = '', rate = '']) => [currency, Math.round(Number(rate) * 1_000_000)]),
    ),
  };
}
