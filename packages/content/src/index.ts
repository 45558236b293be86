/**
 * The content service: pages, posts, banners, messages and pictures as documents, behind an interface that is
 * wire-compatible with Sanity. It is not a web server, makes no pictures itself and reads no environment; `apps/server` hosts it.
 */
export type {
  ImagePort,
  PictureArea,
  PictureFacts,
  PictureFormat,
  PictureWish,
} from './assets/image-port.ts';
export { type Content, type ContentDependencies, type ContentJobs, createContent } from './content.ts';
export type { ContentDocument } from './documents/document.ts';
export { datasetRoutes } from './http/router.ts';
export type { DocumentProblems, ImportProblem, ImportResult, NewDocument } from './import-documents.ts';
export { type ContentLimits, defaultLimits } from './limits.ts';
export { contentMigrations } from './migrations.ts';
export type { ContentDatabase, ContentTables } from './tables.ts';
export {
  type AnyContent,
  type ContentOf,
  type ContentTypeName,
  documentProblems,
  translationId,
} from './types/content-types.ts';
export type { Link, Picture } from './types/fields.ts';
export { type LanguageCode, languageCodes, languageOf } from './types/language.ts';
export type { RichText } from './types/rich-text.ts';
