import type { GeneratedAlways } from '@bowline/database';

export interface TaxTables {
  vat_check: {
    id: GeneratedAlways<number>;
    number: string;
    is_valid: boolean;
    reference: string | null;
    checked_at: Date;
  };
}
