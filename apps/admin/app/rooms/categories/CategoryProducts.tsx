import { Badge, ButtonLink, Link, TextAreaField } from '@bowline/ui/components';
import { Form, useLocation, useSubmit } from 'react-router';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import type { DeskCategoryQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { MoveCell, MoveHead } from '../../parts/MoveCell.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useRowDrag } from '../../parts/use-row-drag.ts';
import { productPath } from '../products/product-forms.ts';
import { Thumbnail } from '../products/Thumbnail.tsx';
import { productsForm } from './category-forms.ts';

export interface CategoryProductsProps {
  readonly products: readonly NonNullable<DeskCategoryQueryResult['categoryProducts']['products'][number]>[];
  readonly total: number;
  /** How many come before those that are shown. */
  readonly after: number;
}

/** In the order in which visitors see them; each is dragged, or goes up, down or to the front by a button. */
export function CategoryProducts({ products, total, after }: CategoryProductsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const submit = useSubmit();
  const isMovable = useMay()('moveInCategory');
  const rowOf = useRowDrag(isMovable, (from, place) =>
    submit(
      { wish: `move ${after + place} ${products[from]?.sku}` },
      { method: 'post', preventScrollReset: true },
    ),
  );
  return (
    <div className="grid gap-4">
      <Panel title={t('categories.productsOf', { count: number(total) })} isFlush>
        <Form method="post" preventScrollReset>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col" className="amount">
                  {t('categories.number')}
                </th>
                <th scope="col" colSpan={2}>
                  {t('categories.product')}
                </th>
                {isMovable && <MoveHead />}
              </tr>
            </thead>
            <tbody>
              {products.map((product, index) => (
                <tr key={product.id} {...rowOf(index)}>
                  <td className="amount w-0">{number(after + index + 1)}</td>
                  <td className="w-14">
                    <Thumbnail file={product.imageFile ?? null} />
                  </td>
                  <td className="min-w-44">
                    <Link href={productPath(product.sku)} className="text-link-style">
                      {product.name}
                    </Link>
                    <span className="flex flex-wrap gap-2 text-xs text-text-muted">
                      {product.sku}
                      {!product.isActive && <Badge>{t('products.unpublished')}</Badge>}
                    </span>
                  </td>
                  {isMovable && (
                    <MoveCell
                      id={product.sku}
                      name={product.sku}
                      place={after + index + 1}
                      last={total}
                      removal={t('categories.takeOut', { sku: product.sku })}
                    />
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Form>
      </Panel>
      <Pages after={after} shown={products.length} total={total} />
      {isMovable && <AddProducts />}
    </div>
  );
}

function Pages({
  after,
  shown,
  total,
}: {
  readonly after: number;
  readonly shown: number;
  readonly total: number;
}) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const pageAt = (from: number) => {
    const query = new URLSearchParams(search);
    query.set('after', String(Math.max(0, from)));
    return `${pathname}?${query}`;
  };
  if (after === 0 && shown === total) return null;
  return (
    <p className="flex gap-2">
      {after > 0 && (
        <ButtonLink href={pageAt(after - 50)} size="sm">
          {t('categories.former')}
        </ButtonLink>
      )}
      {after + shown < total && (
        <ButtonLink href={pageAt(after + shown)} size="sm">
          {t('categories.further')}
        </ButtonLink>
      )}
    </p>
  );
}

function AddProducts() {
  const t = useTranslate();
  const form = useDeskForm(productsForm);
  return (
    <Panel title={t('categories.addProducts')}>
      <DeskForm form={form} className="grid gap-4">
        <TextAreaField {...form.field('skus')} />
        <SubmitButton form={form} variant="secondary">
          {t('categories.addSubmit')}
        </SubmitButton>
      </DeskForm>
    </Panel>
  );
}
