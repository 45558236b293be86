import { formatNumber } from '@bowline/markets';
import { Link, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { OrderDetails } from '../order-view.ts';
import type { ChosenLine } from './load-withdrawal.ts';
import { withdrawPath } from './returns-view.ts';
import { sentLine, withdrawForm } from './withdraw.ts';

interface ConfirmStatementProps {
  readonly order: OrderDetails;
  readonly chosen: readonly ChosenLine[];
  readonly statementKey: string;
}

/** The second step: the statement, under the words that the law wants (directive 2023/2673). */
export function ConfirmStatement({ order, chosen, statementKey }: ConfirmStatementProps) {
  const t = useTranslate();
  const market = useMarket();
  const form = useShopForm(withdrawForm, { initial: { name: order.buyer } });
  const nameOf = (lineId: string) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return [line?.name, ...(line?.options.map(({ value }) => value) ?? [])].join(', ');
  };
  return (
    <ShopForm form={form} className="grid gap-5">
      <p>{t('orders.withdrawal.statement', { number: order.number })}</p>
      <ul className="grid gap-2 rounded-lg border border-border p-4">
        {chosen.map((line) => (
          <li key={line.id} className="break-words">
            {formatNumber(line.quantity, market)} × {nameOf(line.id)}
            <input type="hidden" name="line" value={sentLine(line)} />
          </li>
        ))}
      </ul>
      <input type="hidden" name="token" value={order.token} />
      <input type="hidden" name="key" value={statementKey} />
      <div className="max-w-form">
        <TextField {...form.field('name')} />
      </div>
      <p className="break-words">{t('orders.withdrawal.receipt', { email: order.email })}</p>
      <SubmitButton form={form}>{t('orders.withdrawal.confirm')}</SubmitButton>
      <p>
        <Link href={withdrawPath(order)} className="text-link-style">
          {t('orders.withdrawal.change')}
        </Link>
      </p>
    </ShopForm>
  );
}
