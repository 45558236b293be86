import { separatePart } from '../../first-touch.ts';
import type { Inserts } from '../content/PortableText.tsx';
import type { MaterialLists } from './load-materials.ts';

const MaterialList = separatePart(() => import('./MaterialList.tsx'));

/** Lists of what is needed, where a text has them. */
export function materialInserts(lists: MaterialLists): Inserts {
  return { materials: (key) => lists[key] && <MaterialList items={lists[key]} /> };
}
