import { createHash } from 'node:crypto';
import type { LocaleName } from '@bowline/markets';
import { type Kind, kinds } from '../records/index-names.ts';
import { productReplicas, productSettings } from '../records/settings/product-settings.ts';
import { textSettings } from '../records/settings/text-settings.ts';
import { recordsVersion } from '../records/version.ts';
import type { Destination } from './destination.ts';
import { packed } from './packing.ts';
import type { CatalogueSource } from './sources.ts';

/** Lies beside the indices it speaks of, so that both are kept or lost together. */
const stateIndex = 'bowline_indexer';
const objectID = 'state';

export interface IndexerState {
  readonly position: string;
  /** Of everything the indices were made with besides the facts. */
  readonly fingerprint: string;
}

export async function readState(destination: Destination): Promise<IndexerState | null> {
  const state = await destination.read(stateIndex, objectID);
  const { position, fingerprint } = state ?? {};
  return typeof position === 'string' && typeof fingerprint === 'string' ? { position, fingerprint } : null;
}

export function saveState(destination: Destination, state: IndexerState): Promise<void> {
  return destination.write(stateIndex, packed([{ action: 'addObject', body: { objectID, ...state } }]));
}

export async function fingerprintOf(
  locales: readonly LocaleName[],
  { attributes }: Pick<CatalogueSource, 'attributes'>,
): Promise<string> {
  const textKinds = kinds.filter((kind): kind is Exclude<Kind, 'products'> => kind !== 'products');
  const parts = await Promise.all(
    locales.map(async (locale) => {
      const known = await attributes(locale);
      return [
        productSettings(locale, known),
        productReplicas(locale, known),
        textKinds.map((kind) => textSettings(kind, locale)),
      ];
    }),
  );
  return createHash('sha256')
    .update(JSON.stringify([recordsVersion, locales, parts]))
    .digest('base64url');
}
