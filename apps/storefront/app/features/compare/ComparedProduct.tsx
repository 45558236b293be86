import { Badge, Button, ButtonLink, Link } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { orderForm } from '../cart/cart-forms.ts';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import { type CompareIntent, comparePath } from './compare-forms.ts';
import type { ComparisonView } from './compare-list.ts';

/** The head of a column: what it is, what it costs, and what can be done with it. */
export function ComparedProduct({ product }: { product: ComparisonView['products'][number] }) {
  const t = useTranslate();
  const { name, path, isInStock } = product;
  return (
    <div className="grid content-start justify-items-start gap-3">
      <ShopImage src={product.image.src} alt="" width={160} height={160} className="size-28 rounded-md" />
      <Link href={path} className="font-semibold break-words hover:text-link">
        {name}
      </Link>
      <ProductPrice price={product.price} size="sm" />
      <Badge tone={isInStock ? 'success' : 'neutral'}>
        {t(isInStock ? 'stock.inStock' : 'stock.soldOut')}
      </Badge>
      {isInStock && <BuyingAction product={product} />}
      <Form method="post" action={comparePath} preventScrollReset>
        <input type="hidden" name="product" value={product.uid} />
        <Button
          type="submit"
          name="intent"
          value={'remove' satisfies CompareIntent}
          variant="quiet"
          size="sm"
          icon="close"
          aria-label={`${t('cart.remove')}: ${name}`}
        >
          {t('cart.remove')}
        </Button>
      </Form>
    </div>
  );
}

/** What has choices is chosen on its page; anything else goes into the cart as that page would put it there. */
function BuyingAction({ product }: { product: ComparisonView['products'][number] }) {
  const t = useTranslate();
  const { name, path, sku } = product;
  if (product.hasChoices)
    return (
      <ButtonLink href={path} size="sm" aria-label={`${t('wishlists.choose')}: ${name}`}>
        {t('wishlists.choose')}
      </ButtonLink>
    );
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="intent" value={orderForm().name} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        icon="cart"
        aria-label={`${t('product.addToCart')}: ${name}`}
      >
        {t('product.addToCart')}
      </Button>
    </Form>
  );
}
