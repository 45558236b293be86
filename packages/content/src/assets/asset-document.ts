import { createHash } from 'node:crypto';
import type { PictureFacts } from './image-port.ts';

export interface AssetAddress {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly dataset: string;
}

export const sha1Of = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

export const mimeTypeOf = (extension: string): string => mimeTypes[extension] ?? 'application/octet-stream';

interface Upload {
  readonly bytes: Uint8Array;
  readonly sha1: string;
  /** What the uploader said about it. */
  readonly details: Readonly<Record<string, string>>;
}

export function imageAsset(
  { bytes, sha1, details }: Upload,
  facts: PictureFacts,
  lqip: string | undefined,
  address: AssetAddress,
) {
  const { width, height, format, hasAlpha, dominantColour } = facts;
  const name = `${sha1}-${width}x${height}.${format}`;
  const dominant = dominantColour && {
    _type: 'sanity.imagePaletteSwatch',
    background: dominantColour,
    population: 1,
  };
  return {
    ...assetFields('images', name, bytes, sha1, address),
    ...details,
    _id: `image-${sha1}-${width}x${height}-${format}`,
    _type: 'sanity.imageAsset',
    extension: format,
    mimeType: mimeTypeOf(format),
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
      ...(lqip && { lqip }),
      ...(dominant && { palette: { _type: 'sanity.imagePalette', dominant } }),
    },
  };
}

export function fileAsset(
  { bytes, sha1, details }: Upload,
  extension: string,
  mimeType: string,
  address: AssetAddress,
) {
  const name = extension ? `${sha1}.${extension}` : sha1;
  return {
    ...assetFields('files', name, bytes, sha1, address),
    ...details,
    _id: extension ? `file-${sha1}-${extension}` : `file-${sha1}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType,
  };
}

function assetFields(
  kind: 'images' | 'files',
  name: string,
  bytes: Uint8Array,
  sha1: string,
  { baseUrl, projectId, dataset }: AssetAddress,
) {
  const path = `${kind}/${projectId}/${dataset}/${name}`;
  return {
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1,
    size: bytes.length,
    path,
    url: `${baseUrl}/${path}`,
  };
}
