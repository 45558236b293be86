import type { PictureFormat } from '../urls/modifiers.ts';

/** The best format the browser names; wildcards do not count, for every old browser sends them. */
export function acceptedFormat(accept: string | null, otherwise: PictureFormat): PictureFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.trim().split(/\s*;\s*/))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  if (accepted.includes('image/avif')) return 'avif';
  if (accepted.includes('image/webp')) return 'webp';
  return otherwise;
}

/** What a picture stays when nobody asks for a format; drawings and animations become a format with transparency. */
export function formatOfFile(file: string, drawingsBecome: PictureFormat): PictureFormat {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'jpg' || extension === 'jpeg') return 'jpeg';
  return extension === 'png' || extension === 'webp' || extension === 'avif' ? extension : drawingsBecome;
}
