import { Link } from '@bowline/ui/components';
import { ProductPrice } from './ProductPrice.tsx';
import type { TileOfProduct } from './product-tile.ts';
import { ShopImage } from './ShopImage.tsx';

/** Products one below the other, for the narrow column beside a text. */
export function ProductRows({ products }: { products: readonly TileOfProduct[] }) {
  return (
    <ul className="grid gap-4">
      {products.map(({ sku, path, name, colourName, rangeName, image, price }) => (
        <li key={sku} className="relative flex items-center gap-4">
          <div className="shrink-0 overflow-hidden rounded-md bg-surface-sunken">
            <ShopImage src={image.src} alt="" width={88} height={88} className="size-20 object-cover" />
          </div>
          <div className="grid min-w-0 gap-1">
            <Link
              href={path}
              className="after:absolute after:inset-0 font-semibold leading-snug hover:text-link"
            >
              {colourName ?? name}
            </Link>
            {rangeName && <p className="text-sm text-text-muted">{rangeName}</p>}
            <ProductPrice price={price} size="sm" />
          </div>
        </li>
      ))}
    </ul>
  );
}
