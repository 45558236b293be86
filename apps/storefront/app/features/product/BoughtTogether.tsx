import { money } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { ShopForm } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { AdditionButton } from '../cart/AdditionButton.tsx';
import { togetherForm } from '../cart/cart-forms.ts';
import { useAdditionForm } from '../cart/use-cart.ts';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';

interface BoughtTogetherProps {
  readonly products: readonly ProductSummary[];
  readonly hasPriceNote: boolean;
}

/** What is used with the product, each a click away and all of them in one. */
export default function BoughtTogether({ products, hasPriceNote }: BoughtTogetherProps) {
  const t = useTranslate();
  return (
    <ProductSection title={t('product.boughtTogether')} products={products} hasPriceNote={hasPriceNote}>
      {products.length > 1 && <AddAll products={products} />}
    </ProductSection>
  );
}

function AddAll({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslate();
  const market = useMarket();
  const form = useAdditionForm(togetherForm);
  const [first] = products;
  if (!first) return null;
  const total = products.reduce((sum, { price }) => sum + price.from.minor, 0);
  return (
    <ShopForm form={form}>
      {products.map(({ sku }) => (
        <input key={sku} type="hidden" name="sku" value={sku} />
      ))}
      <AdditionButton form={form} variant="secondary">
        {t('product.addAll', {
          n: products.length,
          price: formatMoney(money(total, first.price.from.currency), market),
        })}
      </AdditionButton>
    </ShopForm>
  );
}
