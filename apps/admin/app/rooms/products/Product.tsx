import { Badge, Button, ButtonLink, Link, SelectField } from '@bowline/ui/components';
import { Fragment } from 'react';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { DeskProductQuery, type DeskProductQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { changeProduct } from './change-product.ts';
import { pricesPath } from './price-forms.ts';
import { productPath, taxClasses, taxClassForm } from './product-forms.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { WordsPanel } from './WordsPanel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { product } = await client.ask(DeskProductQuery, { sku: args.params.sku ?? '' });
  if (!product) throw data('not-found', { status: 404 });
  return { product, beside: url.searchParams.get('locale') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  return changeProduct(deskOf(args), args.params.sku ?? '', await formDataOf(args.request));
}

export type ShownProduct = NonNullable<DeskProductQueryResult['product']>;

export default function Product() {
  const { product, beside } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const source = product.words.find((words) => words?.state === 'source');
  return (
    <>
      <PageHeader
        title={source?.name ?? product.sku}
        beside={
          <>
            <span className="text-sm text-text-muted">{product.sku}</span>
            <Badge tone={product.isActive ? 'success' : 'neutral'}>
              {t(product.isActive ? 'products.published' : 'products.unpublished')}
            </Badge>
          </>
        }
        actions={<Publishing product={product} />}
      />
      <div className="grid gap-5">
        <WordsPanel product={product} beside={beside} />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Parts product={product} />
          <div className="grid gap-5">
            <Facts product={product} />
            <TaxClass product={product} />
          </div>
        </div>
      </div>
    </>
  );
}

function Publishing({ product }: { readonly product: ShownProduct }) {
  const t = useTranslate();
  const may = useMay();
  if (!may('publishProducts')) return null;
  return (
    <>
      <ButtonLink href={`${productPath(product.sku)}/pictures`} size="sm">
        {t('products.pictures.title')}
      </ButtonLink>
      <ButtonLink href={`${productPath(product.sku)}/relations`} size="sm">
        {t('products.relations.title')}
      </ButtonLink>
      {(product.kind === 'configurable' || product.kind === 'simple') && (
        <ButtonLink href={`${productPath(product.sku)}/colour`} size="sm">
          {t('products.colour.title')}
        </ButtonLink>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value={product.isActive ? 'unpublish' : 'publish'} />
        <Button type="submit" size="sm" variant={product.isActive ? 'secondary' : 'primary'}>
          {t(product.isActive ? 'products.unpublish' : 'products.publish')}
        </Button>
      </Form>
    </>
  );
}

/** What can be bought of it: itself, or its variants. */
function Parts({ product }: { readonly product: ShownProduct }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const parts = product.parts.filter((part) => part !== null);
  return (
    <Panel
      title={t('products.parts')}
      isFlush
      actions={
        <ButtonLink href={pricesPath(product.sku)} size="sm">
          {t('products.prices.title')}
        </ButtonLink>
      }
    >
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('products.sku')}</th>
            <th scope="col">{t('products.options')}</th>
            <th scope="col" className="amount">
              {t('products.price')}
            </th>
            <th scope="col" className="amount">
              {t('products.salable')}
            </th>
            <th scope="col">{t('products.state')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.sku}>
              <td>{part.sku}</td>
              <td>{part.options}</td>
              <td className="amount">
                {typeof part.priceMinor === 'number' && money(part.priceMinor, 'EUR')}
              </td>
              <td className="amount">
                {typeof part.poolQuantity === 'number'
                  ? number(Math.max(0, Math.floor(part.poolQuantity / (part.units ?? 1))))
                  : '∞'}
              </td>
              <td>
                <Badge tone={part.isActive ? 'success' : 'neutral'}>
                  {t(part.isActive ? 'products.published' : 'products.unpublished')}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Which rate of VAT it carries; of gift cards nobody chooses it. */
function TaxClass({ product }: { readonly product: ShownProduct }) {
  const t = useTranslate();
  const may = useMay();
  const form = useDeskForm(taxClassForm, { initial: { taxClass: product.taxClass } });
  const nameOf = (taxClass: string) => t(`products.tax.classes.${taxClass as 'standard'}`);
  return (
    <Panel title={t('products.tax.class')}>
      {may('setTaxClass') && product.kind !== 'gift_card' ? (
        <DeskForm form={form} className="grid gap-4">
          <SelectField
            {...form.field('taxClass')}
            options={taxClasses.map((value) => ({ value, label: nameOf(value) }))}
          />
          <SubmitButton form={form}>{t('products.tax.save')}</SubmitButton>
        </DeskForm>
      ) : (
        <p>{nameOf(product.taxClass)}</p>
      )}
    </Panel>
  );
}

function Facts({ product }: { readonly product: ShownProduct }) {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  return (
    <Panel title={t('products.facts')}>
      <div className="grid gap-3 text-sm">
        <ul className="flex flex-wrap gap-2">
          {product.pictures.map(
            (picture) =>
              picture && (
                <li key={picture.id}>
                  <Thumbnail file={picture.file} width={240} />
                </li>
              ),
          )}
        </ul>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-text-muted">{t('products.kind')}</dt>
          <dd>{t(`products.kinds.${product.kind as 'simple'}`)}</dd>
          <dt className="text-text-muted">{t('products.created')}</dt>
          <dd>{exactMoment(product.createdAt)}</dd>
          <dt className="text-text-muted">{t('products.categories')}</dt>
          <dd>
            {product.categories.map(
              (category, index) =>
                category && (
                  <Fragment key={category.id}>
                    {index > 0 && ', '}
                    <Link href={`/categories/${category.id}`} className="text-link-style">
                      {category.name}
                    </Link>
                  </Fragment>
                ),
            )}
            {product.categories.length === 0 && '–'}
          </dd>
        </dl>
      </div>
    </Panel>
  );
}
