/**
 * Reads what another shop's Magento has into this one: once, or again and again (rules in SPEC.md).
 * It keeps none of it itself: every change goes through the doors of the modules that own the things.
 */
export type { MagentoImportAdmin } from './import-admin.ts';
export type { SourceOptions } from './source/ask-source.ts';
export type { MagentoImportTables } from './tables.ts';
