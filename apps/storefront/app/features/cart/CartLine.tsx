import { formatMoney } from '@bowline/markets';
import { Button } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import { WishButton } from '../wishes/WishButton.tsx';
import type { CartLineView } from './cart-view.ts';
import { LineFacts } from './LineFacts.tsx';
import { LinePicture } from './LinePicture.tsx';
import { QuantityForm } from './QuantityForm.tsx';
import { wayBackFields, wayBackTo } from './removed-line.ts';

/** Specification 8. */
const problemTexts = { soldOut: 'stock.soldOut', tooMany: 'form.problems.notAvailable' } as const;

export function CartLine({ line }: { line: CartLineView }) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  const { formData } = useNavigation();
  const hasQuantity = !line.isSample && !line.giftCard;
  const isSending = formData?.get('intent') === 'remove' && formData.get('line') === line.uid;
  return (
    <article className="flex gap-4 py-5 aria-busy:opacity-60" aria-busy={isSending}>
      <LinePicture line={line} />
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
        <div className="grid content-start gap-2">
          <LineFacts line={line} />
          {line.problem && <p className="text-sm font-medium text-error">{t(problemTexts[line.problem])}</p>}
        </div>
        <p className="numbers font-semibold sm:text-end">
          {line.total && formatMoney(shown(line.total), market)}
          {line.price && line.quantity !== 1 && (
            <span className="block text-sm font-normal text-text-muted">
              {t('cart.each', { price: formatMoney(shown(line.price), market) })}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          {hasQuantity && <QuantityForm line={line} />}
          <div className="-ms-5 flex flex-wrap sm:ms-0">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="line" value={line.uid} />
              {wayBackFields(wayBackTo(line)).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button
                type="submit"
                variant="quiet"
                icon="close"
                busy={isSending}
                aria-label={t('cart.removeOf', { name: line.name })}
              >
                {t('cart.remove')}
              </Button>
            </Form>
            {hasQuantity && (
              <WishButton
                sku={line.sku}
                parentSku={line.parentSku}
                name={line.name}
                quantity={Math.ceil(line.quantity)}
              />
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
