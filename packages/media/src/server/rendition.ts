import { createHash } from 'node:crypto';
import type { ImageFit, PictureFormat } from '../urls/modifiers.ts';
import { qualityFor } from '../urls/quality.ts';
import { acceptedFormat, formatOfFile } from './accepted-format.ts';
import type { Modifiers } from './read-modifiers.ts';
import type { SourceFile } from './source-files.ts';

/** Everything that decides how a picture looks; equal ones give equal pictures. */
export interface Rendition {
  readonly format: PictureFormat;
  readonly fit: ImageFit;
  readonly width?: number;
  readonly height?: number;
  readonly quality: number;
  readonly background?: string;
}

/** Counts up when the same wish begins to give another picture: what is cached from before is then forgotten. */
const renderingVersion = 1;

/** A negotiated drawing stays readable for everybody; one that nobody negotiates about takes the shop's format. */
export function renditionOf(modifiers: Modifiers, { file }: SourceFile, accept: string | null): Rendition {
  const { format: wanted, quality, ...rest } = modifiers;
  const format =
    wanted === 'auto'
      ? acceptedFormat(accept, formatOfFile(file, 'png'))
      : (wanted ?? formatOfFile(file, 'webp'));
  return { ...rest, format, quality: quality ?? qualityFor(format) };
}

/** The name of a picture in the cache, and its entity tag. */
export function renditionKey({ version }: SourceFile, rendition: Rendition): string {
  const { format, fit, width = '', height = '', quality, background = '' } = rendition;
  const isBox = width !== '' && height !== '';
  const facts = [
    renderingVersion,
    version,
    format,
    isBox ? fit : '',
    width,
    height,
    format === 'png' ? '' : quality,
    background,
  ];
  return createHash('sha256').update(facts.join('\0')).digest('hex').slice(0, 40);
}
