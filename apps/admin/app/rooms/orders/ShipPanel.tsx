import { CheckboxField, Disclosure, SelectField, TextAreaField, TextField } from '@bowline/ui/components';
import { useLoaderData } from 'react-router';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { Proof } from '../../forms/Proof.tsx';
import { Sure } from '../../forms/Sure.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { ShownOrder } from './Order.tsx';
import { cancelForm, noteForm, quantityField, refundForm, refundWays, shipForm } from './order-forms.ts';

interface OfOrder {
  readonly order: ShownOrder;
}

type Line = NonNullable<ShownOrder['lines'][number]>;

/** A quantity for each line of which something is left; with all of it to begin with, or with nothing. */
function Quantities({
  order,
  form,
  leftOf,
  isAll,
}: OfOrder & { readonly form: string; readonly leftOf: (line: Line) => number; readonly isAll: boolean }) {
  const t = useTranslate();
  const { number, typed } = useFormats();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{t('orders.quantities')}</legend>
      {order.lines
        .filter((line) => line !== null)
        .filter((line) => leftOf(line) > 0)
        .map((line) => {
          const id = `${form}-${line.line}`;
          return (
            <div key={line.line} className="flex items-center gap-3 text-sm">
              <input
                id={id}
                name={quantityField(line.line)}
                inputMode="decimal"
                maxLength={9}
                defaultValue={isAll ? typed(leftOf(line) / 100) : ''}
                className="control h-9 w-20 text-end"
              />
              <label htmlFor={id}>
                {t('orders.ofLeft', { left: number(leftOf(line) / 100) })} {line.name}{' '}
                <span className="text-text-muted">{line.options}</span>
              </label>
            </div>
          );
        })}
    </fieldset>
  );
}

export function ShipPanel({ order }: OfOrder) {
  const t = useTranslate();
  const form = useDeskForm(shipForm, { initial: { carrier: order.carrierName ?? '' } });
  return (
    <Panel title={t('orders.ship.title')}>
      <DeskForm form={form} className="grid gap-4">
        <Quantities
          order={order}
          form="ship"
          leftOf={({ leftToShipHundredths }) => leftToShipHundredths}
          isAll
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('carrier')} />
          <TextField {...form.field('trackingNumber')} />
        </div>
        <SubmitButton form={form}>{t('orders.ship.submit')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}

export function RefundPanel({ order }: OfOrder) {
  const t = useTranslate();
  const { money } = useFormats();
  const form = useDeskForm(refundForm, { initial: { way: 'payer' } });
  // The same for every press of the button, and another one after the page was read anew.
  const { refundKey } = useLoaderData<{ readonly refundKey: string }>();
  return (
    <Panel>
      <Sure label="orders.refund.sure" />
      <Disclosure
        summary={`${t('orders.refund.title')} · ${t('orders.refund.left', { amount: money(order.creditableMinor, order.currency) })}`}
        open={form.isRefused}
      >
        <DeskForm form={form} className="grid gap-4">
          <input type="hidden" name="currency" value={order.currency} />
          <input type="hidden" name="key" value={refundKey} />
          <Quantities
            order={order}
            form="refund"
            leftOf={({ leftToCreditHundredths }) => leftToCreditHundredths}
            isAll={false}
          />
          <CheckboxField {...form.tick('withShipping')} />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextField {...form.field('amount')} />
            <SelectField
              {...form.field('way')}
              options={refundWays.map((value) => ({ value, label: t(`orders.refund.ways.${value}`) }))}
            />
            <TextField {...form.field('reason')} />
          </div>
          <Proof />
          <SubmitButton form={form}>{t('orders.refund.submit')}</SubmitButton>
        </DeskForm>
      </Disclosure>
    </Panel>
  );
}

export function CancelPanel({ order }: OfOrder) {
  const t = useTranslate();
  const form = useDeskForm(cancelForm);
  return (
    <Panel>
      <Disclosure summary={t('orders.cancel.title')} open={form.isRefused}>
        <DeskForm form={form} className="grid gap-4">
          <Quantities
            order={order}
            form="cancel"
            leftOf={({ quantityHundredths, shippedHundredths, canceledHundredths }) =>
              quantityHundredths - shippedHundredths - canceledHundredths
            }
            isAll
          />
          <TextField {...form.field('reason')} />
          <SubmitButton form={form} variant="danger">
            {t('orders.cancel.submit')}
          </SubmitButton>
        </DeskForm>
      </Disclosure>
    </Panel>
  );
}

export function NotePanel() {
  const t = useTranslate();
  const form = useDeskForm(noteForm);
  return (
    <Panel title={t('orders.note.title')}>
      <DeskForm form={form} className="grid gap-3">
        <TextAreaField {...form.field('text')} />
        <SubmitButton form={form} variant="secondary" size="sm">
          {t('orders.note.submit')}
        </SubmitButton>
      </DeskForm>
    </Panel>
  );
}
