import { Badge, Button, Link } from '@bowline/ui/components';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  JoinColoursMutation,
  ProductRelationsQuery,
  type RelatedProductRowFragment,
  SetRelationsMutation,
} from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { productPath } from './product-forms.ts';
import { changedRelations } from './relation-changes.ts';
import { Thumbnail } from './Thumbnail.tsx';

type Related = RelatedProductRowFragment;

export async function loader(args: LoaderFunctionArgs) {
  const sku = args.params.sku ?? '';
  const { productRelations } = await deskOf(args).client.ask(ProductRelationsQuery, { sku });
  if (!productRelations) throw data('not-found', { status: 404 });
  return {
    sku,
    links: productRelations.links
      .filter((each) => each !== null)
      .map(({ kind, products }) => ({ kind, products: products.filter((product) => product !== null) })),
    colours: productRelations.colours.filter((product) => product !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sku = args.params.sku ?? '';
  const path = `${productPath(sku)}/relations`;
  const sent = await formDataOf(args.request);
  const kind = String(sent.get('kind') ?? '');
  if (kind === 'colour') {
    const isLeaving = sent.get('wish') === 'leave';
    const other = String(sent.get('added') ?? '').trim();
    return settle(await client.change(JoinColoursMutation, { sku, other: isLeaving ? null : other }), path);
  }
  const skus = changedRelations({
    skus: sent.getAll('sku').map(String),
    wish: String(sent.get('wish') ?? ''),
    added: String(sent.get('added') ?? ''),
  });
  return settle(await client.change(SetRelationsMutation, { sku, kind, skus }), path);
}

export default function ProductRelations() {
  const { sku, links, colours } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('products.relations.of', { sku })}
        beside={
          <Link href={productPath(sku)} className="text-link-style text-sm">
            {t('products.prices.toProduct')}
          </Link>
        }
      />
      <div className="grid gap-5">
        <RefusalNotice />
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {links.map(({ kind, products }) => (
            <Relations key={kind} kind={kind} products={products} />
          ))}
        </div>
        <Relations kind="colour" products={colours} />
      </div>
    </>
  );
}

interface RelationsProps {
  readonly kind: string;
  readonly products: readonly Related[];
}

/** One kind in its order. Colours have none of their own, and a product leaves them as a whole. */
function Relations({ kind, products }: RelationsProps) {
  const t = useTranslate();
  const isOpen = useMay()('setRelations');
  const isColour = kind === 'colour';
  return (
    <Panel title={t(`products.relations.kinds.${kind as 'related'}`)} isFlush>
      <Form method="post">
        <input type="hidden" name="kind" value={kind} />
        {isColour && (
          <ul className="grid gap-x-4 gap-y-1 p-4 text-sm sm:grid-cols-2 xl:grid-cols-4">
            {products.map((product) => (
              <li key={product.sku} className="flex min-w-0 items-center gap-2">
                <Thumbnail file={product.imageFile ?? null} />
                <Link href={productPath(product.sku)} className="text-link-style truncate">
                  {product.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!isColour && products.length > 0 && (
          <table className="desk-table">
            <tbody>
              {products.map((product, index) => (
                <tr key={product.sku}>
                  <td className="w-14">
                    <Thumbnail file={product.imageFile ?? null} />
                  </td>
                  <td>
                    <input type="hidden" name="sku" value={product.sku} />
                    <Link href={productPath(product.sku)} className="text-link-style">
                      {product.name}
                    </Link>
                    <span className="flex flex-wrap gap-2 text-xs text-text-muted">
                      {product.sku}
                      {!product.isActive && <Badge>{t('products.unpublished')}</Badge>}
                    </span>
                  </td>
                  {isOpen && (
                    <td className="w-0 whitespace-nowrap">
                      {(['up', 'down', 'remove'] as const).map((wish) => (
                        <Button
                          key={wish}
                          type="submit"
                          name="wish"
                          value={`${wish} ${product.sku}`}
                          size="sm"
                          variant="quiet"
                          icon={icons[wish]}
                          iconOnly
                          disabled={
                            (wish === 'up' && index === 0) ||
                            (wish === 'down' && index === products.length - 1)
                          }
                        >
                          {t(`products.relations.${wish}`, { sku: product.sku })}
                        </Button>
                      ))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isOpen && (
          <div className="flex flex-wrap items-end gap-2 p-4">
            <label className="grid min-w-40 flex-1 gap-1 text-sm">
              {t(isColour ? 'products.relations.colourOf' : 'products.relations.add')}
              <input name="added" maxLength={2_000} autoComplete="off" className="control w-full" />
            </label>
            <Button type="submit" name="wish" value="add">
              {t(isColour ? 'products.relations.join' : 'shell.add')}
            </Button>
            {isColour && products.length > 0 && (
              <Button type="submit" name="wish" value="leave" variant="quiet">
                {t('products.relations.leave')}
              </Button>
            )}
          </div>
        )}
      </Form>
    </Panel>
  );
}

const icons = { up: 'chevron-up', down: 'chevron-down', remove: 'close' } as const;
