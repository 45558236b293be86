import { Button } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartIntent } from './change-cart.ts';

/** A small cross beside a code that is in use. The form goes to the cart, wherever it stands. */
export function RemoveCode({
  intent,
  code,
}: {
  intent: Extract<CartIntent, `remove-${string}`>;
  code: string;
}) {
  const t = useTranslate();
  return (
    <Form method="post" action="/checkout/cart" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="value" value={code} />
      <Button type="submit" variant="quiet" size="sm" icon="close" iconOnly>
        {t('cart.removeOf', { name: code })}
      </Button>
    </Form>
  );
}
