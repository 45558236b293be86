import { withFeet } from '@bowline/markets';
import { Button, ButtonLink, classNames, EmptyState, Notice, VisuallyHidden } from '@bowline/ui/components';
import { useEffect } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { ComparedProduct } from './ComparedProduct.tsx';
import {
  type CompareIntent,
  type CompareNews,
  compareNews,
  comparePath,
  mostCompared,
} from './compare-forms.ts';
import type { ComparisonView } from './compare-list.ts';

export function CompareScreen({ products, rows }: ComparisonView) {
  useEffect(() => visitorStore.setCompared(products.length), [products.length]);
  const t = useTranslate();
  return (
    <ScreenFrame title={t('compare.title')}>
      <News />
      {products.length === 0 ? (
        <EmptyState
          icon="compare"
          title={t('compare.empty')}
          action={
            <ButtonLink href="/" variant="primary">
              {t('cart.continueShopping')}
            </ButtonLink>
          }
        >
          {t('compare.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ComparisonTable products={products} rows={rows} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <PriceNote />
            <Form method="post" action={comparePath}>
              <Button type="submit" name="intent" value={'clear' satisfies CompareIntent} variant="quiet">
                {t('compare.clear')}
              </Button>
            </Form>
          </div>
        </>
      )}
    </ScreenFrame>
  );
}

function News() {
  const t = useTranslate();
  const told = useSearchParams()[0].get('news') ?? '';
  if (!isNews(told)) return null;
  return <Notice tone={compareNews[told]}>{t(`compare.news.${told}`, { most: mostCompared })}</Notice>;
}

function isNews(text: string): text is CompareNews {
  return Object.hasOwn(compareNews, text);
}

const sticky = 'sticky left-0 z-10 w-28 min-w-28 bg-surface sm:w-44 sm:min-w-44';

/** Columns are products. Many of them are scrolled sideways, while the names of the rows stay. */
function ComparisonTable({ products, rows }: ComparisonView) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <div className="relative overflow-x-auto rounded-lg border border-border">
      <table className="w-full border-collapse text-left align-top">
        <thead>
          <tr className="border-b border-border">
            <td className={classNames(sticky, 'p-3')}>
              <VisuallyHidden>{t('compare.attribute')}</VisuallyHidden>
            </td>
            {products.map((product) => (
              <th key={product.uid} scope="col" className="w-48 min-w-44 p-3 align-top font-normal">
                <ComparedProduct product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, label, values, isSame }) => (
            <tr key={code} className="border-b border-border last:border-b-0">
              <th
                scope="row"
                className={classNames(sticky, 'p-3 align-top text-sm font-semibold break-words')}
              >
                {label}
              </th>
              {values.map((value, index) => (
                <td
                  key={products[index]?.uid}
                  className={classNames('numbers p-3 align-top break-words', isSame && 'text-text-muted')}
                >
                  {withFeet(value, market)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
