import { rootCategoryId } from '#stores';
import { createRowBatch, type RowBatch } from './row-batch.ts';
import type { AttributeInputType } from './types.ts';

interface Identified {
  readonly id: number;
}

export interface KnownAttribute extends Identified {
  readonly inputType: AttributeInputType;
  readonly optionIds: ReadonlyMap<string, number>;
}

export interface KnownCategory extends Identified {
  readonly path: readonly number[];
}

/** What the import has given ids to so far, and the rows waiting to be written. */
export interface ImportState {
  readonly batch: RowBatch;
  readonly attributes: KnownEntities<KnownAttribute>;
  readonly categories: KnownEntities<KnownCategory>;
  readonly stockPools: KnownEntities<Identified>;
  readonly products: KnownEntities<Identified>;
  readonly cmsPages: KnownEntities<Identified>;
  readonly cmsBlocks: KnownEntities<Identified>;
  /** Gives out the ids of rows that nothing in the data refers to. */
  nextId(table: 'attribute_option' | 'product_option' | 'product_media' | 'gift_card_amount'): number;
}

export function createImportState(): ImportState {
  const counters = new Map<string, number>();
  return {
    batch: createRowBatch(),
    attributes: createKnownEntities('attribute'),
    categories: createKnownEntities('category', rootCategoryId),
    stockPools: createKnownEntities('stock pool'),
    products: createKnownEntities('product'),
    cmsPages: createKnownEntities('page'),
    cmsBlocks: createKnownEntities('block'),
    nextId(table) {
      const id = (counters.get(table) ?? 0) + 1;
      counters.set(table, id);
      return id;
    },
  };
}

/** Names of the data to the ids they were given, counting from a first id in the order of the data. */
interface KnownEntities<Entity extends { readonly id: number }> {
  add(key: string, details: Omit<Entity, 'id'>): Entity;
  find(key: string, usedBy: string): Entity;
}

function createKnownEntities<Entity extends { readonly id: number }>(
  kind: string,
  firstId = 1,
): KnownEntities<Entity> {
  const known = new Map<string, Entity>();
  let nextId = firstId;

  return {
    add(key, details) {
      if (known.has(key)) throw new Error(`There are two of the ${kind} "${key}"`);
      const entity = { ...details, id: nextId } as Entity;
      nextId += 1;
      known.set(key, entity);
      return entity;
    },
    find(key, usedBy) {
      const entity = known.get(key);
      if (!entity) throw new Error(`${usedBy} refers to the ${kind} "${key}", which does not exist`);
      return entity;
    },
  };
}
