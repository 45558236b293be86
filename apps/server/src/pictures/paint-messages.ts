import type { Pixels } from '@bowline/media/server';

/** What a thread is asked for. One wish at a time, so that answers need no names. */
export interface PaintWish {
  readonly file: string;
  readonly width: number;
}

export type PaintAnswer =
  | { readonly pixels: Pixels & { readonly data: Uint8Array<ArrayBuffer> } }
  | { readonly problem: string };
