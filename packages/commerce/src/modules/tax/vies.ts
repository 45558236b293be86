import { createHttpClient, type Fetch } from '@bowline/kit';
import type { VatNumberService } from './vat-checks.ts';

export interface ViesOptions {
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

const publicService = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

interface ViesAnswer {
  readonly isValid?: boolean;
  readonly userError?: string;
  readonly requestIdentifier?: string;
}

/** The Commission's register of VAT numbers. Whatever is neither yes nor no counts as no answer. */
export function createVies({
  baseUrl = publicService,
  fetch,
  timeoutMs = 5_000,
}: ViesOptions = {}): VatNumberService {
  const client = createHttpClient({ baseUrl, ...(fetch && { fetch }) });
  return {
    async ask({ value, prefix }) {
      const { isValid, userError, requestIdentifier } = await client.get<ViesAnswer>(
        `/ms/${prefix}/vat/${encodeURIComponent(value.slice(2))}`,
        { signal: AbortSignal.timeout(timeoutMs) },
      );
      const isAnswer = userError === 'VALID' || userError === 'INVALID';
      if (!isAnswer || typeof isValid !== 'boolean') {
        throw new Error(`The register did not answer: ${userError ?? 'unknown'}`);
      }
      return { isValid, reference: requestIdentifier || null };
    },
  };
}
