import { draftsLayer, publishedLayer } from './document-ids.ts';

/** Which documents a reader sees: every one as it is stored, or one of each from the first layer that has it. */
export interface Perspective {
  readonly layers: readonly string[] | 'raw';
  /** Without a token nothing is seen but published documents. */
  readonly isPublic: boolean;
}

export const publicPerspective: Perspective = { layers: [publishedLayer], isPublic: true };

const releaseName = /^[a-zA-Z0-9_-]{1,64}$/;
const mostLayers = 10;
/** The version of the protocol from which on a query without a perspective sees published documents only. */
const publishedByDefaultSince = '2025-02-19';

/** Undefined when the names cannot be understood. */
export function readPerspective(
  text: string | null,
  { apiVersion, mayReadAll }: { readonly apiVersion: string; readonly mayReadAll: boolean },
): Perspective | undefined {
  const layers = readLayers(text?.trim() || defaultFor(apiVersion));
  if (!layers) return undefined;
  return mayReadAll ? { layers, isPublic: false } : publicPerspective;
}

function readLayers(text: string): Perspective['layers'] | undefined {
  if (text === 'raw') return 'raw';
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? draftsLayer : name));
  if (names.length > mostLayers || names.includes('raw')) return undefined;
  if (!names.every((name) => releaseName.test(name))) return undefined;
  return [...new Set([...names.filter((name) => name !== publishedLayer), publishedLayer])];
}

function defaultFor(apiVersion: string): string {
  const isDated = /^\d{4}-/.test(apiVersion);
  const isOld = isDated ? apiVersion < publishedByDefaultSince : apiVersion !== 'X';
  return isOld ? 'raw' : publishedLayer;
}

export function perspectiveKey({ layers, isPublic }: Perspective): string {
  return `${isPublic ? 'public' : 'all'}:${layers === 'raw' ? 'raw' : layers.join(',')}`;
}
