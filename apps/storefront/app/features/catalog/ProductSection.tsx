import { type ReactNode, useId } from 'react';
import { ProductTiles } from './ProductTiles.tsx';
import type { TileOfProduct } from './product-tile.ts';

/** Products under a heading of their own; nothing at all where there are none. */
export function ProductSection({
  title,
  products,
  hasPriceNote = true,
  children,
}: {
  title: string;
  products: readonly TileOfProduct[];
  hasPriceNote?: boolean;
  /** What can be done with all of them. */
  children?: ReactNode;
}) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section
      className="drawn-near grid grid-cols-1 gap-6 [--height-until-drawn:54rem] xl:[--height-until-drawn:36rem]"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ProductTiles products={products} hasPriceNote={hasPriceNote} />
      {children}
    </section>
  );
}
