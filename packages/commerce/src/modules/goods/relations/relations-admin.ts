import { sql } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { joinColours, linkKinds, lockProducts, setProductLinks } from '#catalog';
import { allOrNothing } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface RelatedProduct {
  readonly sku: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly imageFile: string | null;
}

export interface ProductRelations {
  readonly links: readonly { readonly kind: string; readonly products: readonly RelatedProduct[] }[];
  /** The other colours of it. */
  readonly colours: readonly RelatedProduct[];
}

export type RelationRefusal =
  | Refusal<'product-not-found', { readonly sku: string }>
  | Refusal<'relation-not-known' | 'relation-to-itself', Record<never, never>>
  | Refusal<'too-many-rows', { readonly most: number }>;

export interface RelationsAdmin {
  of(sku: string, locale: LocaleName): Promise<ProductRelations | null>;
  set(wish: {
    readonly sku: string;
    readonly kind: string;
    readonly skus: readonly string[];
  }): Promise<Result<undefined, RelationRefusal>>;
  joinColours(wish: {
    readonly sku: string;
    readonly other: string | null;
  }): Promise<Result<undefined, RelationRefusal>>;
}

const mostLinks = 30;
const mostColours = 300;

export function createRelationsAdmin(database: CommerceDatabase): RelationsAdmin {
  return {
    async of(sku, locale) {
      const { rows } = await sql<RelatedProduct & { kind: string | null }>`
        with self as (
          select coalesce(parent_id, id) as id from product where lower(sku) = lower(${sku})
        ), related as (
          (select l.kind, l.linked_product_id as id, l.position from self join product_link l on l.product_id = self.id
            order by l.position limit ${mostLinks * linkKinds.length})
          union all
          (select 'colour', p.id, p.id from self join product own on own.id = self.id
            join product p on p.sibling_group = own.sibling_group and p.id <> own.id
            order by p.id limit ${mostColours})
          union all
          select null, id, 0 from self
        )
        select related.kind, p.sku, t.name, p.is_active as "isActive", s.image_file as "imageFile"
        from related join product p on p.id = related.id
        join product_text t on t.product_id = p.id and t.locale = ${locale}
        left join product_summary s on s.product_id = p.id
        order by related.position, p.id`.execute(database.kysely);
      if (rows.length === 0) return null;
      const ofKind = (wanted: string) =>
        rows.flatMap(({ kind, ...product }) => (kind === wanted ? [product] : []));
      return {
        links: linkKinds.map((kind) => ({ kind, products: ofKind(kind) })),
        colours: ofKind('colour'),
      };
    },
    async set({ sku, kind: given, skus }) {
      const kind = linkKinds.find((each) => each === given);
      if (!kind) return refuse('relation-not-known', {});
      if (skus.length > mostLinks) return refuse('too-many-rows', { most: mostLinks });
      return changing([sku, ...skus], (transaction, [productId = 0, ...linked]) => {
        const all = [...new Set(linked)];
        return setProductLinks(transaction, { productId, kind, linked: all });
      });
    },
    joinColours: ({ sku, other }) =>
      changing(other === null ? [sku] : [sku, other], (transaction, [productId = 0, otherId]) =>
        joinColours(transaction, productId, otherId ?? null),
      ),
  };

  /** With the rows of all of them held; the first is the one that is changed, and none of the others may be it. */
  function changing(
    skus: readonly string[],
    change: (transaction: Parameters<typeof lockProducts>[0], ids: readonly number[]) => Promise<void>,
  ): Promise<Result<undefined, RelationRefusal>> {
    return allOrNothing(database, async (transaction): Promise<Result<undefined, RelationRefusal>> => {
      const locked = await lockProducts(transaction, skus);
      const ids: number[] = [];
      for (const sku of skus) {
        const product = locked.get(sku.toLowerCase());
        if (!product) return refuse('product-not-found', { sku });
        ids.push(product.parentId ?? product.id);
      }
      const [own, ...others] = ids;
      if (others.some((id) => id === own)) return refuse('relation-to-itself', {});
      await change(transaction, ids);
      return ok();
    });
  }
}
