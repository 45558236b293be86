import type { ColumnType, Database, GeneratedAlways } from '@bowline/database';
import type { ContentDocument } from './documents/document.ts';

/** jsonb: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ContentTables {
  content_document: {
    id: string;
    body: Json<ContentDocument>;
  };
  content_history: {
    sequence: GeneratedAlways<number>;
    transaction_id: string;
    document_id: string;
    author: string;
    changed_at: ColumnType<Date, string, never>;
    previous_rev: string | null;
    body: ColumnType<ContentDocument | null, string | null, null>;
    is_deletion: boolean;
    mutations: Json<readonly object[]>;
  };
}

export type ContentDatabase = Pick<Database<ContentTables>, 'kysely' | 'transaction' | 'notices'>;
