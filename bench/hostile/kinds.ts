import type { HostileKind } from './kind.ts';
import { endlessBodies } from './kinds/bodies.ts';
import { graphql } from './kinds/graphql.ts';
import { groq } from './kinds/groq.ts';
import { listeners } from './kinds/listeners.ts';
import { pictures } from './kinds/pictures.ts';
import { search } from './kinds/search.ts';

/** A new kind is a file in the folder beside this one and a line here. */
export const hostileKinds: readonly HostileKind[] = [
  graphql,
  search,
  pictures,
  groq,
  listeners,
  endlessBodies,
];
