import type { Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

/** Lines that editors add to places of the shop, by the key of the message. */
export const notes: Readonly<Record<string, Words>> = texts.shop.notes;
