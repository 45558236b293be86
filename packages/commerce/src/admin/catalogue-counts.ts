import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';

export interface CatalogueCounts {
  readonly categories: number;
  readonly attributes: number;
  /** What has a page of its own. */
  readonly products: number;
  /** What belongs to a configurable product. */
  readonly variants: number;
  readonly cmsPages: number;
}

export async function countCatalogue(database: CommerceDatabase): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    select
      (select count(*) from category where parent_id is not null) as categories,
      (select count(*) from attribute) as attributes,
      (select count(*) from product where parent_id is null) as products,
      (select count(*) from product where parent_id is not null) as variants,
      (select count(*) from cms_page) as "cmsPages"`.execute(database.kysely);
  const [counts] = rows;
  if (!counts) throw new Error('The catalogue could not be counted');
  return counts;
}
