/**
 * What the resolvers of the modules need from the GraphQL edge: uids, refusals, the shape of resolver maps.
 * The transport itself (`handler.ts`) is not behind this door; only `commerce.ts` builds it.
 */

export { fieldOrder } from './field-order.ts';
export type { AddedField } from './merge-definitions.ts';
export type { RefusalCategories, RefusalCategory } from './refusal-category.ts';
export {
  CodedRefusal,
  type CommerceRefusal,
  RefusalError,
  refusalMessage,
  valueOrCode,
  valueOrRefusal,
} from './refusals.ts';
export type { Resolver, ResolverMap, SchemaFile } from './resolver-map.ts';
export {
  configurableOptionUid,
  configurableValueUid,
  decodeConfigurableValueUid,
  decodeEntityUid,
  decodeUid,
  encodeUid,
} from './uid.ts';
