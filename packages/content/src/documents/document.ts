/** A stored document: five fields of the service's own, and whatever its type has. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One document in one transaction, as it was and as it became. */
export interface DocumentChange {
  readonly sequence: number;
  readonly transactionId: string;
  readonly documentId: string;
  readonly author: string;
  readonly changedAt: string;
  readonly mutations: readonly object[];
  readonly before: ContentDocument | undefined;
  readonly after: ContentDocument | undefined;
}
