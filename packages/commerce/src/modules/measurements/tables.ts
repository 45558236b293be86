import type { ColumnType } from '@bowline/database';

export type MeasurementState = 'waiting' | 'due' | 'told' | 'dropped';
/** By the id of a line. */
export type CategoriesOfLines = Readonly<Record<string, readonly string[]>>;

export interface MeasurementsTables {
  purchase_measurement: {
    order_id: number;
    consent_name: string;
    client_id: string;
    categories: ColumnType<CategoriesOfLines, string, never>;
    state: MeasurementState;
    changed_at: Date;
  };
}
