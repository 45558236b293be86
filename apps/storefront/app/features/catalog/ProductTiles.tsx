import { Badge, Icon, ProductGrid, ProductTile, VisuallyHidden } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../../KeptMarkup.tsx';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { compareFormId } from '../wishes/CompareForm.tsx';
import { WishHeart } from '../wishes/WishButton.tsx';
import { PriceNote } from './PriceNote.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductRating } from './ProductRating.tsx';
import type { TileOfProduct } from './product-tile.ts';
import { QuickAddButton } from './QuickAddButton.tsx';
import { ShopImage } from './ShopImage.tsx';

/** Of a page about products, those that stand on the first screen of every device. */
const eagerTiles = 4;

/** How wide a tile is: in the whole width of a page, and beside the filters. */
const tileSizes = {
  wide: '44vw md:29.2vw xl:302px',
  besideFilters: '44vw md:29.2vw lg:22.4vw xl:228px',
};

export function ProductTiles({
  products,
  headingLevel = 3,
  isMain = false,
  hasPriceNote = true,
}: {
  products: readonly TileOfProduct[];
  headingLevel?: 2 | 3;
  /** The page is about these products: the first picture is what a visitor waits for. */
  isMain?: boolean;
  /** False where tiles with the note follow at once. */
  hasPriceNote?: boolean;
}) {
  return (
    <>
      <ProductGrid>
        {products.map((product, index) => {
          const tile: TileProps = {
            ...{ product, headingLevel, isMain },
            isFirst: isMain && index === 0,
            isEager: isMain && index < eagerTiles,
          };
          // The first one puts its picture into the head of the page.
          const of = tile.isFirst ? undefined : ['tile', tile];
          return (
            <KeptMarkup key={product.sku} as="li" className="grid grid-cols-1" of={of}>
              {() => <Tile {...tile} />}
            </KeptMarkup>
          );
        })}
      </ProductGrid>
      {hasPriceNote && <PriceNote />}
    </>
  );
}

interface TileProps {
  readonly product: TileOfProduct;
  readonly headingLevel: 2 | 3;
  readonly isMain: boolean;
  readonly isFirst: boolean;
  readonly isEager: boolean;
}

function Tile({ product, headingLevel, isMain, isFirst, isEager }: TileProps) {
  const t = useTranslate();
  return (
    <ProductTile
      href={product.path}
      name={product.colourName ?? product.name}
      rangeName={product.rangeName}
      isSoldOut={!product.isInStock}
      headingLevel={headingLevel}
      picture={
        <ShopImage
          src={product.image.src}
          alt=""
          width={400}
          height={400}
          sizes={isMain ? tileSizes.besideFilters : tileSizes.wide}
          isFirst={isFirst}
          loading={isEager ? 'eager' : 'lazy'}
        />
      }
      badge={product.isInStock ? undefined : <Badge>{t('stock.soldOut')}</Badge>}
      detail={product.rating && <ProductRating rating={product.rating} />}
      price={<ProductPrice price={product.price} size="sm" />}
      buying={
        product.isInStock &&
        !product.isGiftCard && <QuickAddButton sku={product.sku} name={product.name} path={product.path} />
      }
      action={
        <>
          <WishHeart sku={product.sku} name={product.name} />
          <CompareMark sku={product.sku} name={product.name} />
        </>
      }
    />
  );
}

/**
 * Puts the product beside others; shown where there is a pointer to show it, and to keys. A listing has dozens, and the page of
 * a product can do the same without scripts: these come with the visitor.
 */
function CompareMark({ sku, name }: { sku: string; name: string }) {
  const t = useTranslate();
  const isKnown = useVisitor().wishlists !== null;
  if (!isKnown) return null;
  return (
    <button
      type="submit"
      form={compareFormId}
      name="sku"
      value={sku}
      className="tile-button tile-corner mt-1 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden"
    >
      <Icon name="compare" />
      <VisuallyHidden>{`${t('compare.add')}: ${name}`}</VisuallyHidden>
    </button>
  );
}
