import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a generated operation that goes over the wire. */
export interface Operation {
  readonly name: string;
  readonly text: string;
}

const operationNames = ['ProductPage', 'CategoryPage', 'Shell', 'RouteByUrl', 'HomePage'] as const;
export type Operations = Readonly<Record<(typeof operationNames)[number], Operation>>;

const generated = join(import.meta.dirname, '../../apps/storefront/app/generated/operations.ts');

/** What the storefront really asks: no query is written for the benchmark, so none can be written to flatter. */
export async function loadOperations(): Promise<Operations> {
  const exported = (await import(pathToFileURL(generated).href)) as Record<string, Operation | undefined>;
  const found = operationNames.map((name) => {
    const operation = exported[`${name}Query`];
    if (!operation) throw new Error(`The storefront has no operation ${name} any more.`);
    return [name, operation] as const;
  });
  return Object.fromEntries(found) as Operations;
}
