import { ShopImage } from '../catalog/ShopImage.tsx';
import type { CartLineView } from './cart-view.ts';

/** Its name stands beside it. */
export function LinePicture({
  line,
  size = 'md',
}: {
  line: Pick<CartLineView, 'image'>;
  size?: 'sm' | 'md';
}) {
  const pixels = size === 'sm' ? 64 : 112;
  return (
    <span className={size === 'sm' ? 'block w-16 flex-none' : 'block w-20 flex-none sm:w-28'}>
      {line.image && (
        <ShopImage
          src={line.image}
          alt=""
          width={pixels}
          height={pixels}
          sizes={size === 'sm' ? '64px' : '80px sm:112px'}
          className="aspect-square w-full rounded-md bg-surface-picture object-cover"
        />
      )}
    </span>
  );
}
