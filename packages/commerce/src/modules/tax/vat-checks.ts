import type { CommerceDatabase } from '#tables';
import { readVatNumber, type VatNumber } from './vat-number.ts';

/** Somebody who knows which numbers exist, such as VIES. It throws when it cannot answer now. */
export interface VatNumberService {
  ask(number: VatNumber): Promise<{ readonly isValid: boolean; readonly reference: string | null }>;
}

/** What is known of a VAT number at the moment of an order; kept with the order. */
export interface VatEvidence {
  readonly number: string;
  readonly prefix: string;
  readonly isValid: boolean;
  /** `form`: only its digits were checked. `earlier-answer` and `none`: the service was down, the order is marked (rule 11). */
  readonly source: 'form' | 'service' | 'earlier-answer' | 'none';
  readonly reference: string | null;
  readonly checkedAt: Date;
}

export interface VatChecks {
  /** Null when the number cannot be one. */
  check(number: string): Promise<VatEvidence | null>;
}

export interface VatChecksOptions {
  readonly service?: VatNumberService;
  readonly clock: () => Date;
  readonly onServiceDown?: (error: unknown) => void;
}

/** Rules 9 to 11. */
export function createVatChecks(
  database: CommerceDatabase,
  { service, clock, onServiceDown }: VatChecksOptions,
): VatChecks {
  return {
    async check(text) {
      const number = readVatNumber(text);
      if (!number) return null;
      const about = { number: number.value, prefix: number.prefix };
      const now = clock();
      if (!service) return { ...about, isValid: true, source: 'form', reference: null, checkedAt: now };
      try {
        const { isValid, reference } = await service.ask(number);
        await database.kysely
          .insertInto('vat_check')
          .values({ number: number.value, is_valid: isValid, reference, checked_at: now })
          .execute();
        return { ...about, isValid, source: 'service', reference, checkedAt: now };
      } catch (error) {
        onServiceDown?.(error);
        return { ...about, ...(await lastAnswer(database, number, now)) };
      }
    },
  };
}

async function lastAnswer(
  database: CommerceDatabase,
  { value }: VatNumber,
  now: Date,
): Promise<Omit<VatEvidence, 'number' | 'prefix'>> {
  const known = await database.kysely
    .selectFrom('vat_check')
    .where('number', '=', value)
    .select(['is_valid', 'reference', 'checked_at'])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!known) return { isValid: false, source: 'none', reference: null, checkedAt: now };
  return {
    isValid: known.is_valid,
    source: 'earlier-answer',
    reference: known.reference,
    checkedAt: known.checked_at,
  };
}
