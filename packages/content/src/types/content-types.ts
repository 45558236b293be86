import { isObject } from '../documents/document.ts';
import { isDocumentId, publishedIdOf } from '../documents/document-ids.ts';
import type { FieldDescriptions } from './description.ts';
import { editorialTypes } from './editorial-types.ts';
import { pageTypes } from './page-types.ts';
import { placeTypes } from './place-types.ts';
import { describeFields, type FieldValues, fieldProblems, type Problem, problem } from './shapes.ts';

export const contentTypes = { ...pageTypes, ...editorialTypes, ...placeTypes } as const;

export type ContentTypeName = keyof typeof contentTypes;

/** A document of a type as it is written; the service adds revision and dates. */
export type ContentOf<Type extends ContentTypeName> = {
  readonly _id: string;
  readonly _type: Type;
  readonly _createdAt?: string;
  readonly _updatedAt?: string;
} & FieldValues<(typeof contentTypes)[Type]>;

export type AnyContent = { [Type in ContentTypeName]: ContentOf<Type> }[ContentTypeName];

const ownFields = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'];

/** `page-about-nl_NL`: the id of one translation. */
export function translationId(type: ContentTypeName, translationGroup: string, language: string): string {
  return `${type}-${translationGroup}-${language}`;
}

/** Every type with its fields, as a form is made from it. */
export function describeTypes(): Readonly<Record<string, FieldDescriptions>> {
  return Object.fromEntries(
    Object.entries(contentTypes).map(([name, fields]) => [name, describeFields(fields)]),
  );
}

/** What keeps a document from being imported, each problem with its place. */
export function documentProblems(document: unknown): string[] {
  return findProblems(document).map(({ path, text }) => (path ? `${path}: ${text}` : text));
}

/** The same for forms, which have words of their own. */
export function findProblems(document: unknown): Problem[] {
  if (!isObject(document)) return [problem('', 'object', 'must be an object')];
  const { _id, _type } = document;
  if (!isDocumentId(_id)) return [problem('_id', 'id', `${JSON.stringify(_id)} is no id`)];
  const type =
    typeof _type === 'string' && Object.hasOwn(contentTypes, _type) ? (_type as ContentTypeName) : undefined;
  if (!type) return [problem('_type', 'unknown-kind', `${JSON.stringify(_type)} is not a type of content`)];
  const problems = fieldProblems(document, '', contentTypes[type], ownFields);
  const { translationGroup, language } = document;
  if (typeof translationGroup !== 'string' || typeof language !== 'string') return problems;
  const expected = translationId(type, translationGroup, language);
  return publishedIdOf(_id) === expected
    ? problems
    : [...problems, problem('_id', 'id', `must be ${expected}`)];
}
