import type { Generated, GeneratedAlways } from '@bowline/database';
import type { SheetKind, SheetState } from './sheets/model.ts';

export interface GoodsTables {
  desk_upload: { id: GeneratedAlways<number>; staff_id: number; bytes: Buffer; created_at: Date };
  goods_sheet: {
    id: GeneratedAlways<number>;
    kind: SheetKind;
    file_name: string;
    content: string;
    is_trial: boolean;
    state: Generated<SheetState>;
    given_by: string;
    created_at: Date;
    finished_at: Date | null;
    rows_total: Generated<number>;
    rows_read: Generated<number>;
    rows_changed: Generated<number>;
    rows_refused: Generated<number>;
  };
  goods_sheet_problem: {
    sheet_id: number;
    row_number: number;
    column_name: string | null;
    code: string;
    value: string;
  };
}
