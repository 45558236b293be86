import type { Generated, GeneratedAlways } from '@bowline/database';

export interface EditingTables {
  content_plan: {
    id: GeneratedAlways<number>;
    document_id: string;
    kind: Generated<'publish' | 'unpublish'>;
    due_at: Date;
    planned_by: string;
    failure: string | null;
  };
}
