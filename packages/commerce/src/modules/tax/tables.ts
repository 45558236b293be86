import type { GeneratedAlways, ReadAsText } from '@bowline/database';

export interface TaxTables {
  vat_check: {
    id: GeneratedAlways<number>;
    number: string;
    is_valid: boolean;
    reference: string | null;
    checked_at: Date;
  };
  vat_rate: { country: string; tax_class: string; valid_from: ReadAsText; basis_points: number };
}
