import type { JsonObject } from '../documents/document.ts';

/** A patch as it is sent, with every part checked. */
export interface Patch {
  readonly set?: JsonObject;
  readonly setIfMissing?: JsonObject;
  readonly unset?: readonly string[];
  readonly inc?: Readonly<Record<string, number>>;
  readonly dec?: Readonly<Record<string, number>>;
  readonly diffMatchPatch?: Readonly<Record<string, string>>;
  readonly insert?: {
    readonly where: 'before' | 'after' | 'replace';
    readonly path: string;
    readonly items: readonly unknown[];
  };
}
