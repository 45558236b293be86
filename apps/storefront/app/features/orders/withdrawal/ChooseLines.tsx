import { formatNumber } from '@bowline/markets';
import { Button, ButtonLink, Notice, SelectField, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { OrderDetails } from '../order-view.ts';
import { quantityParameter } from './load-withdrawal.ts';
import { withdrawPath } from './returns-view.ts';

interface ChooseLinesProps {
  readonly order: OrderDetails;
  readonly isNothingChosen: boolean;
}

/** The first step: how much of which line. What is excepted says why. */
export function ChooseLines({ order, isNothingChosen }: ChooseLinesProps) {
  const t = useTranslate();
  const hasAnything = order.withdrawal.lines.some(({ left }) => left > 0);
  return (
    <>
      <p className="max-w-reading">{t('orders.withdrawal.chooseLead')}</p>
      {isNothingChosen && <Notice tone="error">{t('orders.withdrawal.nothingChosen')}</Notice>}
      <Form method="get" action="/orders/withdraw" className="grid gap-5">
        <input type="hidden" name="token" value={order.token} />
        <input type="hidden" name="step" value="confirm" />
        {order.lines.map((line, index) => (
          <LineChoice key={line.id} order={order} line={line} index={index} />
        ))}
        {hasAnything && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary">
              {t('orders.withdrawal.continue')}
            </Button>
            <ButtonLink href={`${withdrawPath(order)}&step=confirm&all`}>
              {t('orders.withdrawal.all')}
            </ButtonLink>
          </div>
        )}
      </Form>
    </>
  );
}

interface LineChoiceProps {
  readonly order: OrderDetails;
  readonly line: OrderDetails['lines'][number];
  readonly index: number;
}

function LineChoice({ order, line, index }: LineChoiceProps) {
  const t = useTranslate();
  const { left = 0, exception } = order.withdrawal.lines.find(({ id }) => id === line.id) ?? {};
  const options = line.options.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return (
    <fieldset className="rounded-lg border border-border p-4">
      <legend className="sr-only">{line.name}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-start">
        <div className="min-w-0">
          <p className="font-medium break-words">{line.name}</p>
          {options && <p className="text-sm text-text-muted">{options}</p>}
        </div>
        {left > 0 && <Quantity line={line} left={left} index={index} />}
      </div>
      {left === 0 && <p className="mt-2 text-sm">{exception ?? t('orders.withdrawal.nothingLeft')}</p>}
    </fieldset>
  );
}

/** From a list as long as that is short. */
const longestList = 20;

function Quantity({ line, left, index }: { line: LineChoiceProps['line']; left: number; index: number }) {
  const t = useTranslate();
  const market = useMarket();
  const written = (quantity: number) => formatNumber(quantity, market);
  const field = {
    id: `withdraw-${index}`,
    name: quantityParameter(line.id),
    label: t('orders.withdrawal.quantity'),
    hint: t('orders.withdrawal.remaining', { left: written(left), all: written(line.quantity) }),
  };
  if (left > longestList) {
    return <TextField {...field} type="number" min={0} max={left} step={1} defaultValue={0} />;
  }
  const quantities = Array.from({ length: left + 1 }, (_, quantity) => quantity);
  return (
    <SelectField
      {...field}
      defaultValue="0"
      options={quantities.map((quantity) => ({ value: String(quantity), label: written(quantity) }))}
    />
  );
}
