import type { DescribedStore } from './store-config.ts';

/** Our own shapes behind types of the schema. */
export interface StoresShapes {
  StoreConfig: DescribedStore;
}
