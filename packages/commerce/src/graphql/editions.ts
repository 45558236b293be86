import { readFileSync } from 'node:fs';
import { cartGraphql } from '#cart';
import { attributeFields, type Catalog, catalogGraphql } from '#catalog';
import { checkoutGraphql } from '#checkout';
import { cmsGraphql } from '#cms';
import { contactGraphql } from '#contact';
import { paymentsGraphql } from '#payments';
import { pricingGraphql } from '#pricing';
import { routingGraphql } from '#routing';
import { shippingGraphql } from '#shipping';
import { stockRemindersGraphql } from '#stock-reminders';
import { storesGraphql } from '#stores';
import { assembleSchema, type SchemaPart } from './assemble.ts';
import { createDocuments } from './documents.ts';
import type { SchemaEdition } from './handler.ts';
import type { Limits } from './limits.ts';

const modules = [
  storesGraphql,
  pricingGraphql,
  ...catalogGraphql,
  routingGraphql,
  cmsGraphql,
  shippingGraphql,
  paymentsGraphql,
  stockRemindersGraphql,
  contactGraphql,
  ...cartGraphql,
  ...checkoutGraphql,
];

/** The files of the modules with their resolvers. Whoever needs the schema without attributes assembles these. */
export function readSchemaParts(): readonly SchemaPart[] {
  return modules.map(({ file, resolvers }) => ({ typeDefinitions: readFileSync(file, 'utf8'), resolvers }));
}

/** The schema follows the attributes of the catalogue: a new set of attributes is a new edition. */
export function createEditions(catalog: Catalog, limits: Limits | null): () => Promise<SchemaEdition> {
  const parts = readSchemaParts();
  let latest: { readonly signature: string; readonly edition: SchemaEdition } | undefined;
  let seen: unknown;

  return async () => {
    const book = await catalog.attributes();
    // The same book means that nothing changed, which is the case for all but a few requests.
    if (latest && seen === book) return latest.edition;
    const additions = attributeFields(book.attributes);
    const signature = JSON.stringify(additions);
    if (latest?.signature !== signature) {
      const schema = assembleSchema(parts, additions);
      latest = { signature, edition: { schema, documents: createDocuments(schema, limits) } };
    }
    seen = book;
    return latest.edition;
  };
}
