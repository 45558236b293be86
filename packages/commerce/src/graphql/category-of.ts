import { modules } from '../modules.ts';
import { limitRefusals } from './limits.ts';
import type { RefusalCategory } from './refusal-category.ts';
import type { RefusalCode } from './refusals.ts';

const categories: Readonly<Record<RefusalCode, RefusalCategory | null>> = Object.assign(
  {},
  limitRefusals,
  ...modules.map(({ refusals }) => refusals),
);

/** Not behind the door of `#graphql`: it needs the modules, and they need that door. */
export function categoryOf(code: RefusalCode): RefusalCategory | null {
  return categories[code];
}
