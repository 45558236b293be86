/**
 * What the merchant decides for the whole shop, as the desk shows and changes it (rules in SPEC.md).
 * It owns no data: tax, shipping, contact and stores keep theirs and check every change.
 */
export type { ShopRulesAdmin } from './shop-rules-admin.ts';
