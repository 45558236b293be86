import type { Words } from '../../language/languages.ts';
import type { Pattern } from '../../pictures/weave.ts';
import type { ColourId } from '../data/colours/colours.ts';

/** What one product of a range looks like: its pattern, its yarns, and a name of its own if it has one. */
export interface Colourway {
  /** Part of the sku, so it never changes. */
  readonly key: string;
  readonly pattern: Pattern;
  /** The ground colour first. */
  readonly colours: readonly ColourId[];
  readonly name?: Words;
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function solids(...ids: readonly ColourId[]): Colourway[] {
  return ids.map((id) => ({ key: kebab(id), pattern: 'solid', colours: [id] }));
}

export function patterned(
  pattern: Pattern,
  ...combinations: ReadonlyArray<readonly ColourId[]>
): Colourway[] {
  return combinations.map((colours) => ({
    key: `${kebab(pattern)}-${colours.map(kebab).join('-')}`,
    pattern,
    colours,
  }));
}

export function named(pattern: Pattern, key: string, colours: readonly ColourId[], name: Words): Colourway {
  return { key, pattern, colours, name };
}
