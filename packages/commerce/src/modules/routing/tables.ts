import type { Generated } from '@bowline/database';

export interface RoutingTables {
  url_rewrite: {
    id: Generated<number>;
    locale: string;
    request_path: string;
    entity_type: string | null;
    entity_id: number | null;
    target_path: string | null;
    redirect_code: number;
    is_canonical: boolean;
  };
}
