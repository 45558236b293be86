import type { Generated, GeneratedAlways } from '@bowline/database';
import type { ImportState, RecordKind } from './model.ts';
import type { TableName } from './source/table-files.ts';

export interface MagentoImportTables {
  magento_import: {
    id: GeneratedAlways<number>;
    source_url: string;
    groups: string[];
    vat_basis_points: number;
    is_trial: boolean;
    state: Generated<ImportState>;
    failure: string | null;
    stage: RecordKind | null;
    position: Generated<number>;
    sealed_token: Buffer | null;
    given_by: string;
    created_at: Date;
    changed_at: Date;
    finished_at: Date | null;
  };
  magento_import_count: {
    import_id: number;
    kind: RecordKind;
    total: Generated<number>;
    read: Generated<number>;
    added: Generated<number>;
    changed: Generated<number>;
    unchanged: Generated<number>;
    left_out: Generated<number>;
  };
  magento_import_problem: {
    id: GeneratedAlways<number>;
    import_id: number;
    kind: RecordKind;
    magento_id: string;
    name: string | null;
    code: string;
    value: string;
    is_left_out: boolean;
  };
  magento_import_file: { import_id: number; table_name: TableName; content: string };
  magento_import_seen: {
    import_id: number;
    kind: string;
    magento_id: string;
    detail: string | null;
    is_left_out: Generated<boolean>;
  };
  magento_record: {
    source: string;
    kind: string;
    magento_id: string;
    own_id: number;
    digest: Buffer;
    imported_at: Date;
  };
}
