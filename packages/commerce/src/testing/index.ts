/**
 * A commerce service on a database of its own, with builders for small catalogues; for tests only.
 * It is not demo data: every value a test relies on should stand in the test or in `sample-catalogue.ts`.
 */

export { createTestAccounts, goodPassword, type TestAccounts } from './accounts.ts';
export {
  aCatalogue,
  aCategory,
  aConfigurableCord,
  anAttribute,
  aProduct,
  inEveryLocale,
} from './builders.ts';
export {
  createTestCommerce,
  type GraphqlAnswer,
  type QueryOptions,
  type TestCommerce,
  type TestCommerceOptions,
} from './create-test-commerce.ts';
export {
  atDeskOf,
  codeOfApp,
  type DeskAnswer,
  type DeskVisitor,
  deskPassword,
  hireStaff,
  type TestStaff,
} from './desk.ts';
export { letterPreviews, type PreviewFile } from './orders/letter-previews.ts';
export { type RecordedMagento, startRecordedMagento } from './recorded-magento/server.ts';
export { refusalOf } from './refusal-of.ts';
export { sampleCatalogue } from './sample-catalogue.ts';
