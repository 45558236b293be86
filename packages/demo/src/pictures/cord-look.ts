import type { MediaKind } from '@bowline/commerce';

export type StrapShape = 'webbing' | 'coated' | 'matt' | 'leather';
export type CordShape = 'hank' | 'round' | StrapShape;

/** What is made of it in the last picture; a bracelet unless said otherwise. */
export type CordUse = 'bracelet' | 'leash' | 'collar' | 'wallHanging' | 'cleat' | 'none';

/** What a range looks like, apart from its colours. */
export interface CordLook {
  readonly shape: CordShape;
  /** Columns of stitches seen across the cord. */
  readonly columns: number;
  /** Length of a stitch in cord widths. */
  readonly stitch: number;
  /** How much light the material throws back, 0 for cotton. */
  readonly sheen: number;
  /** How rough its fibres are: 0 for what is coated, 1 for jute; a quarter unless said otherwise. */
  readonly fibre?: number;
  /** Braided unless said otherwise. */
  readonly lay?: 'braided' | 'twisted' | 'smooth';
  readonly use?: CordUse;
}

/** The pictures of a product of this look, the one for listings first. */
export function viewsOfRange({ use }: CordLook): readonly MediaKind[] {
  return use === 'none' ? ['coil', 'close_up'] : ['coil', 'close_up', 'in_use'];
}
