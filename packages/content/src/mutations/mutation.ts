import type { JsonObject } from '../documents/document.ts';
import type { Patch } from './patch.ts';

/** Documents by their ids, or those a query finds. */
export type Selection =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly parameters: JsonObject };

export type Mutation =
  | {
      readonly kind: 'create' | 'createOrReplace' | 'createIfNotExists';
      readonly document: JsonObject & { readonly _type: string };
    }
  | {
      readonly kind: 'patch';
      readonly selection: Selection;
      readonly patch: Patch;
      readonly ifRevision: string | undefined;
    }
  | { readonly kind: 'delete'; readonly selection: Selection; readonly ifRevision: string | undefined };
