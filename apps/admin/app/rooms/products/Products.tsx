import { Badge, Button, ButtonLink, EmptyState, Link, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { ProductsQuery, PublishProductsMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TranslationBadges } from '../../parts/TranslationBadges.tsx';
import { productPath } from './product-forms.ts';
import { Thumbnail } from './Thumbnail.tsx';

const kinds = ['configurable', 'simple', 'virtual', 'gift_card'] as const;
const filters = ['in-stock', 'out-of-stock', 'low', 'reduced', 'missing', 'outdated', 'unpublished'] as const;
const longestText = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const text = asked('q').trim().slice(0, longestText);
  const kind = kinds.find((known) => known === asked('kind')) ?? '';
  const filter = filters.find((known) => known === asked('filter')) ?? '';
  const before = /^\d{1,9}$/.exec(asked('before'))?.[0];
  const { products } = await client.ask(ProductsQuery, {
    text: text || null,
    kind: kind || null,
    filter: filter || null,
    before: before ? Number(before) : null,
  });
  return {
    ...{ text, kind, filter, hasMore: products.hasMore },
    products: products.products.filter((product) => product !== null),
  };
}

/** Publishes or unpublishes what was chosen, and stays where it was. */
export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const sent = await formDataOf(args.request);
  const skus = sent.getAll('sku').map(String);
  if (skus.length === 0) return data({ refused: { code: 'nothing-chosen', details: {} } }, { status: 422 });
  const outcome = await client.change(PublishProductsMutation, {
    skus,
    isActive: sent.get('publish') === 'yes',
  });
  if (!outcome.ok) {
    return data({ refused: { code: outcome.code, details: outcome.details } }, { status: 422 });
  }
  throw redirect(`/products${url.search}`, 303);
}

export default function Products() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('products.title')} />
      <div className="grid gap-4">
        <Filters />
        <ProductTable />
      </div>
    </>
  );
}

function Filters() {
  const t = useTranslate();
  const { text, kind, filter } = useLoaderData<typeof loader>();
  return (
    <ListSearch label={t('products.search')} text={text} most={longestText}>
      <FilterSelect
        name="kind"
        label={t('products.kind')}
        value={kind}
        all={t('products.allKinds')}
        values={kinds}
        wordsFor={(each) => t(`products.kinds.${each}`)}
      />
      <FilterSelect
        name="filter"
        label={t('products.filter')}
        value={filter}
        all={t('products.everything')}
        values={filters}
        wordsFor={(each) => t(`products.filters.${each}`)}
      />
    </ListSearch>
  );
}

function ProductTable() {
  const t = useTranslate();
  const may = useMay();
  const wordsFor = useRefusalWords();
  const [search] = useSearchParams();
  const answer = useActionData<typeof action>();
  const { products, hasMore } = useLoaderData<typeof loader>();
  const last = products.at(-1);
  const older = new URLSearchParams(search);
  if (last) older.set('before', String(last.id));
  if (products.length === 0) return <EmptyState title={t('products.none')} />;
  return (
    <Form method="post" className="grid gap-3">
      {answer && <Notice tone="error">{wordsFor(answer.refused)}</Notice>}
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('products.choose')}</span>
              </th>
              <th scope="col">
                <span className="sr-only">{t('products.picture')}</span>
              </th>
              <th scope="col">{t('products.name')}</th>
              <th scope="col">{t('products.kind')}</th>
              <th scope="col">{t('products.state')}</th>
              <th scope="col">{t('products.translations')}</th>
              <th scope="col" className="amount">
                {t('products.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </tbody>
        </table>
      </Panel>
      <div className="flex flex-wrap gap-2">
        {may('publishProducts') && (
          <>
            <Button type="submit" size="sm" name="publish" value="yes">
              {t('products.publish')}
            </Button>
            <Button type="submit" size="sm" name="publish" value="no">
              {t('products.unpublish')}
            </Button>
            <Button type="submit" size="sm" formMethod="get" formAction="/bowline-admin/products/prices">
              {t('products.bulk.title')}
            </Button>
          </>
        )}
        {hasMore && (
          <ButtonLink href={`/products?${older}`} size="sm" className="ms-auto">
            {t('products.older')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['products'][number];

function ProductRow({ product }: { readonly product: Row }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { lowestPriceMinor: lowest, highestPriceMinor: highest } = product;
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          name="sku"
          value={product.sku}
          aria-label={t('products.chooseOne', { sku: product.sku })}
          className="size-5"
        />
      </td>
      <td className="w-14">
        <Thumbnail file={product.imageFile} />
      </td>
      <td className="min-w-56">
        <Link href={productPath(product.sku)} className="text-link-style">
          {product.name}
        </Link>
        <span className="block text-xs text-text-muted">{product.sku}</span>
      </td>
      <td className="whitespace-nowrap">
        {t(`products.kinds.${product.kind as 'simple'}`)}
        {product.variants > 0 && (
          <span className="block text-xs text-text-muted">
            {t('products.variants', { count: product.variants }, product.variants)}
          </span>
        )}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          {!product.isActive && <Badge>{t('products.unpublished')}</Badge>}
          <Badge tone={product.isSalable ? 'success' : 'warning'}>
            {t(product.isSalable ? 'products.filters.in-stock' : 'products.filters.out-of-stock')}
          </Badge>
        </span>
      </td>
      <td>
        <TranslationBadges missing={product.missing} outdated={product.outdated} />
      </td>
      <td className="amount">
        {lowest !== null && lowest !== undefined && money(lowest, 'EUR')}
        {highest !== null && highest !== undefined && highest !== lowest && ` – ${money(highest, 'EUR')}`}
      </td>
    </tr>
  );
}
