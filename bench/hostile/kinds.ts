import type { HostileKind } from './kind.ts';
import { groq } from './kinds/groq.ts';
import { listeners } from './kinds/listeners.ts';

/** A new kind is a file beside this one and a line here. */
export const hostileKinds: readonly HostileKind[] = [groq, listeners];
