import { Button, Notice } from '@bowline/ui/components';
import { useActionData } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { type AdditionAnswer, addIntent } from '../cart/addition-form.ts';
import { useAddToCart, useQuantityInCart } from '../cart/use-cart.ts';

/** One sample of each product (decision D4). */
export function SampleForm({ sku }: { sku: string }) {
  const t = useTranslate();
  const answer = useActionData<AdditionAnswer>();
  const { submit, isAdding, refusal } = useAddToCart(answer?.sku === sku ? answer.addition : undefined);
  const isInCart = useQuantityInCart(sku) > 0;
  return (
    <form method="post" onSubmit={submit} className="grid max-w-form gap-3">
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      {refusal && <Notice tone="error">{refusal.reason ?? t('cart.problems.general')}</Notice>}
      {isInCart && !refusal && <Notice>{t('cart.sampleInCart')}</Notice>}
      <div>
        <Button type="submit" icon="cart" busy={isAdding} busyLabel={t('cart.adding')}>
          {t('cart.addSample')}
        </Button>
      </div>
    </form>
  );
}
