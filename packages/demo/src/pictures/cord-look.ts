import type { MediaKind } from '@bowline/commerce';

export type CordShape = 'hank' | 'round' | 'webbing' | 'coated' | 'leather';

/** What a range looks like, apart from its colours. */
export interface CordLook {
  readonly shape: CordShape;
  /** Columns of stitches seen across the cord. */
  readonly columns: number;
  /** Length of a stitch in cord widths. */
  readonly stitch: number;
  /** How much light the material throws back, 0 for cotton. */
  readonly sheen: number;
  /** Braided unless said otherwise. */
  readonly lay?: 'braided' | 'twisted' | 'smooth';
  /** Drawn thickness beside a 4 mm paracord. */
  readonly slimness?: number;
}

/** The pictures of a product of this look, the one for listings first. */
export function viewsOfRange(look: CordLook): readonly MediaKind[] {
  return look.shape === 'hank' ? ['coil', 'close_up', 'in_use'] : ['coil', 'close_up'];
}
