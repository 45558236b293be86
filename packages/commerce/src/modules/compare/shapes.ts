import type { ShownItem, ShownList } from './comparison.ts';

/** Our own shapes behind types of the schema. */
export interface CompareShapes {
  CompareList: ShownList;
  ComparableItem: ShownItem;
}
