import { hostileContentRequests } from '@bowline/content/testing';
import type { HostileKind } from '../kind.ts';

/** Queries of content that take as much time and memory as they can. */
export const groq: HostileKind = { name: 'groq', atOnce: 8, requests: hostileContentRequests };
