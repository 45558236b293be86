import { Button } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CodeRemoval } from './cart-forms.ts';

interface RemoveCodeProps {
  readonly removal: CodeRemoval;
  readonly code: string;
}

/** A small cross beside a code that is in use. The form goes to the cart, wherever it stands. */
export function RemoveCode({ removal, code }: RemoveCodeProps) {
  const t = useTranslate();
  return (
    <Form method="post" action="/checkout/cart" preventScrollReset>
      <input type="hidden" name="intent" value={removal} />
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="quiet" size="sm" icon="close" iconOnly>
        {t('cart.removeOf', { name: code })}
      </Button>
    </Form>
  );
}
