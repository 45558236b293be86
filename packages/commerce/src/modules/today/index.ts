/**
 * What waits for somebody at the desk today, in numbers, and how the shop is doing (rules in SPEC.md).
 * It keeps nothing: the lists behind the numbers belong to the modules of these things.
 */
export type { TodayAdmin } from './module.ts';
