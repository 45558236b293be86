import type { Refusal } from '@bowline/kit';
import type { StoresRefusals } from '#stores';

export type TooMany = Refusal<'too-many-requests', StoresRefusals['too-many-requests']>;
