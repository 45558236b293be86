import { Badge, Button, EmptyState, Link, SelectField, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { isSure, type Told, tellFirst } from '../../forms/consequence.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { Sure } from '../../forms/Sure.tsx';
import { hundredthsOf, minorOf } from '../../forms/typed-amounts.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  CouponPreviewQuery,
  type CouponPreviewQueryResult,
  CouponsQuery,
  KeepCouponMutation,
  SwitchOffCouponMutation,
} from '../../generated/operations.ts';
import { type Formats, formatsOf, useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { beforeIn, textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { OlderLink } from '../../parts/OlderLink.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const kinds = ['percent', 'amount', 'free_shipping'] as const;

const couponForm = describeForm('coupon', {
  couponCode: fields.text({ label: 'coupons.code', most: 64 }),
  label: fields.text({ label: 'coupons.label', hint: 'coupons.labelHint', most: 100 }),
  kind: fields.choice({ label: 'coupons.kind', among: kinds }),
  value: fields.text({
    label: 'coupons.value',
    hint: 'coupons.valueHint',
    most: 10,
    inputMode: 'decimal',
    isOptional: true,
  }),
  minimum: fields.text({ label: 'coupons.minimum', most: 10, inputMode: 'decimal', isOptional: true }),
  firstDay: fields.day({ label: 'coupons.firstDay', isOptional: true }),
  lastDay: fields.day({ label: 'coupons.lastDay', isOptional: true }),
  usesLimit: fields.text({ label: 'coupons.limit', most: 7, inputMode: 'numeric', isOptional: true }),
  usesLimitPerEmail: fields.text({
    label: 'coupons.limitEach',
    most: 7,
    inputMode: 'numeric',
    isOptional: true,
  }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = textIn(url, 64);
  const { coupons } = await client.ask(CouponsQuery, { text: text || null, before: beforeIn(url) });
  return {
    text,
    hasMore: coupons.hasMore,
    coupons: coupons.coupons.filter((coupon) => coupon !== null),
    // The one that is changed: the first that the whole code finds.
    edited: url.searchParams.get('edit')?.slice(0, 64) ?? null,
  };
}

const wholeOf = (typed: string) => (/^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN);

export async function action(args: ActionFunctionArgs) {
  const { client, language } = deskOf(args);
  const sent = await formDataOf(args.request);
  if (sent.get('intent') === 'off') {
    const couponCode = String(sent.get('couponCode') ?? '').slice(0, 64);
    return settle(await client.change(SwitchOffCouponMutation, { couponCode }), '/coupons');
  }
  const { values, problems, refuse } = receive(couponForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { kind, couponCode, label, firstDay, lastDay } = values;
  const hundredths = values.value === '' ? null : hundredthsOf(values.value);
  if (kind !== 'free_shipping' && hundredths === null)
    return refuse({ problems: [{ field: 'value', code: 'number' }] });
  const minimumGoodsMinor = values.minimum === '' ? null : minorOf(values.minimum, 'EUR');
  if (values.minimum !== '' && minimumGoodsMinor === null)
    return refuse({ problems: [{ field: 'minimum', code: 'number' }] });
  const limits = [values.usesLimit, values.usesLimitPerEmail].map((typed) =>
    typed === '' ? null : wholeOf(typed),
  );
  if (limits.some(Number.isNaN)) return refuse({ problems: [{ field: 'usesLimit', code: 'number' }] });
  const effect = {
    ...{ couponCode, kind, minimumGoodsMinor },
    basisPoints: kind === 'percent' ? hundredths : null,
    amountMinor: kind === 'amount' ? hundredths : null,
  };
  if (!isSure(sent)) {
    const { couponPreview } = await client.ask(CouponPreviewQuery, effect);
    return tellFirst(sent, effectOf(couponPreview, formatsOf(language)));
  }
  const outcome = await client.change(KeepCouponMutation, {
    ...{ ...effect, label },
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    usesLimit: limits[0] ?? null,
    usesLimitPerEmail: limits[1] ?? null,
  });
  if (outcome.ok) throw redirect('/coupons', 303);
  return refuse({ refused: outcome });
}

/** What a coupon comes to (shop rules, rule 9). */
function effectOf(
  preview: CouponPreviewQueryResult['couponPreview'],
  { typedAmount }: Formats,
): readonly Told[] {
  const { orders, qualifying, discountMinor, carts } = preview;
  return [
    {
      key: 'coupons.qualifying',
      values: { orders, qualifying, discount: typedAmount(discountMinor, 'EUR') },
      count: qualifying,
    },
    ...(carts > 0 ? [{ key: 'coupons.inCarts' as const, values: { carts }, count: carts }] : []),
  ];
}

export default function Coupons() {
  const t = useTranslate();
  const may = useMay();
  const { text, hasMore, coupons, edited } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('coupons.title')} />
      <div className="grid gap-4">
        <RefusalNotice />
        <Sure label="shell.sure" />
        <ListSearch label={t('coupons.search')} text={text} most={64} />
        {coupons.length === 0 ? <EmptyState title={t('coupons.none')} /> : <CouponTable />}
        <OlderLink hasMore={hasMore} after={coupons.at(-1)?.id} />
        {may('keepCoupon') && (
          <Edit key={edited ?? ''} coupon={coupons.find(({ couponCode }) => couponCode === edited)} />
        )}
      </div>
    </>
  );
}

type Coupon = ReturnType<typeof useLoaderData<typeof loader>>['coupons'][number];

function CouponTable() {
  const t = useTranslate();
  const may = useMay();
  const wordsOf = useWordsOf();
  const { money, number, basisPoints, date } = useFormats();
  const { coupons } = useLoaderData<typeof loader>();
  const worth = (coupon: Coupon) =>
    coupon.kind === 'percent'
      ? basisPoints(coupon.basisPoints ?? 0)
      : coupon.kind === 'amount'
        ? money(coupon.amountMinor ?? 0, 'EUR')
        : wordsOf('coupons.kinds', coupon.kind);
  return (
    <Panel isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('coupons.code')}</th>
            <th scope="col">{t('coupons.label')}</th>
            <th scope="col" className="amount">
              {t('coupons.value')}
            </th>
            <th scope="col" className="amount">
              {t('coupons.minimum')}
            </th>
            <th scope="col">{t('coupons.days')}</th>
            <th scope="col" className="amount">
              {t('coupons.uses')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('coupons.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {coupons.map((coupon) => (
            <tr key={coupon.id}>
              <td className="font-mono">
                {coupon.couponCode} {!coupon.isActive && <Badge tone="neutral">{t('coupons.off')}</Badge>}
              </td>
              <td>{coupon.label}</td>
              <td className="amount">{worth(coupon)}</td>
              <td className="amount">
                {coupon.minimumGoodsMinor ? money(coupon.minimumGoodsMinor, 'EUR') : '–'}
              </td>
              <td className="whitespace-nowrap">
                {coupon.firstDay || coupon.lastDay
                  ? `${coupon.firstDay ? date(coupon.firstDay) : ''} – ${coupon.lastDay ? date(coupon.lastDay) : ''}`
                  : '–'}
              </td>
              <td className="amount">
                {number(coupon.uses)}
                {coupon.usesLimit !== null && ` / ${number(coupon.usesLimit)}`}
              </td>
              <td>
                {may('keepCoupon') && (
                  <Form method="post" className="flex items-center justify-end gap-3">
                    <Link
                      href={`/coupons?edit=${encodeURIComponent(coupon.couponCode)}`}
                      className="text-link-style"
                    >
                      {t('coupons.change')}
                    </Link>
                    <input type="hidden" name="couponCode" value={coupon.couponCode} />
                    {coupon.isActive && (
                      <Button type="submit" name="intent" value="off" size="sm" variant="quiet">
                        {t('coupons.switchOff')}
                      </Button>
                    )}
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function initialOf(coupon: Coupon | undefined, { typed, typedAmount }: Formats) {
  if (!coupon) return { kind: 'percent' };
  return {
    couponCode: coupon.couponCode,
    label: coupon.label,
    kind: coupon.kind,
    value:
      coupon.basisPoints === null ? typedAmount(coupon.amountMinor, 'EUR') : typed(coupon.basisPoints / 100),
    minimum: typedAmount(coupon.minimumGoodsMinor, 'EUR'),
    firstDay: coupon.firstDay ?? '',
    lastDay: coupon.lastDay ?? '',
    usesLimit: String(coupon.usesLimit ?? ''),
    usesLimitPerEmail: String(coupon.usesLimitPerEmail ?? ''),
  };
}

function Edit({ coupon }: { readonly coupon: Coupon | undefined }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const form = useDeskForm(couponForm, { initial: initialOf(coupon, useFormats()) });
  return (
    <Panel title={coupon ? t('coupons.edit', { code: coupon.couponCode }) : t('coupons.new')}>
      <DeskForm form={form} className="grid max-w-3xl gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...form.field('couponCode')} readOnly={coupon !== undefined} />
          <TextField {...form.field('label')} />
          <SelectField
            {...form.field('kind')}
            options={kinds.map((value) => ({ value, label: wordsOf('coupons.kinds', value) }))}
          />
          <TextField {...form.field('value')} />
          <TextField {...form.field('minimum')} />
          <span />
          <TextField {...form.field('firstDay')} />
          <TextField {...form.field('lastDay')} />
          <TextField {...form.field('usesLimit')} />
          <TextField {...form.field('usesLimitPerEmail')} />
        </div>
        <SubmitButton form={form}>{t('shell.save')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}
