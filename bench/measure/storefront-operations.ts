import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a generated operation that goes over the wire. */
export interface Operation {
  readonly name: string;
  readonly text: string;
}

const generated = join(import.meta.dirname, '../../apps/storefront/app/generated/operations.ts');

/** What the storefront really asks: no query is written for the benchmark, so none can be written to flatter. */
export async function loadOperations<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, Operation>>> {
  const exported = (await import(pathToFileURL(generated).href)) as Record<string, Operation | undefined>;
  const found = names.map((name) => {
    const operation = exported[name];
    if (!operation) throw new Error(`The storefront has no operation ${name} any more.`);
    return [name, operation] as const;
  });
  return Object.fromEntries(found) as Record<Name, Operation>;
}
