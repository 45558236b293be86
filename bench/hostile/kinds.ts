import type { HostileKind } from './kind.ts';

/** A new kind is a file beside this one and a line here. */
export const hostileKinds: readonly HostileKind[] = [];
