import { formatMoney, type Market } from '@bowline/markets';
import { type ComboboxGroup, Icon } from '@bowline/ui/components';
import type { Translate } from '../../../i18n/messages.ts';
import { ShopImage } from '../../catalog/ShopImage.tsx';
import { useShowsVat } from '../../catalog/use-shows-vat.ts';
import { Highlighted } from '../Highlighted.tsx';
import { plainText } from '../highlight.ts';
import { searchPath } from '../search-query.ts';
import type { FoundProduct } from '../search-records.ts';
import type { Suggestions } from './ask-suggestions.ts';

interface Wording {
  readonly t: Translate;
  readonly market: Market;
  /** What prices are with and without. */
  readonly priceNote: string;
  /** Starts the ids of all options. */
  readonly listId: string;
}

/** Before anything is typed: what was looked for on this device, and what others look for. */
export function groupsBeforeTyping(
  recent: readonly string[],
  popular: readonly string[],
  { t, listId }: Wording,
): ComboboxGroup[] {
  return withOptions([
    {
      id: `${listId}-recent`,
      label: t('search.recent'),
      options: recent.map((query, index) => ({
        id: `${listId}-recent-${index}`,
        href: searchPath(query),
        text: query,
        content: (
          <>
            <Icon name="clock" size="sm" className="text-text-muted" />
            <span className="truncate pe-12">{query}</span>
          </>
        ),
      })),
    },
    {
      id: `${listId}-popular`,
      label: t('search.popular'),
      look: 'chips',
      options: popular.map((query, index) => ({
        id: `${listId}-popular-${index}`,
        href: searchPath(plainText(query)),
        text: plainText(query),
      })),
    },
  ]);
}

export function groupsWhileTyping(
  { query, queries, categories, products }: Suggestions,
  wording: Wording,
): ComboboxGroup[] {
  const { t, listId, priceNote } = wording;
  const groups = withOptions([
    {
      id: `${listId}-queries`,
      label: t('search.suggestions'),
      options: queries.map((suggestion, index) => ({
        id: `${listId}-query-${index}`,
        href: searchPath(plainText(suggestion)),
        text: plainText(suggestion),
        content: <Row icon="search" text={suggestion} />,
      })),
    },
    {
      id: `${listId}-categories`,
      label: t('search.categories'),
      options: categories.map(({ id, name, path }) => ({
        id: `${listId}-category-${id}`,
        href: path,
        text: plainText(name),
        content: <Row icon="arrow-right" text={name} />,
      })),
    },
    {
      id: `${listId}-products`,
      label: `${t('search.products')} (${priceNote})`,
      look: 'wide',
      options: products.map((product) => ({
        id: `${listId}-product-${product.id}`,
        href: product.path,
        text: plainText(product.name),
        content: <ProductRow product={product} wording={wording} />,
      })),
    },
  ]);
  const last = groups.at(-1);
  if (!last) return [];
  const all = {
    id: `${listId}-all`,
    href: searchPath(query),
    text: t('search.allResults', { query }),
    content: <span className="truncate font-medium text-link">{t('search.allResults', { query })}</span>,
  };
  return [...groups.slice(0, -1), { ...last, options: [...last.options, all] }];
}

function withOptions(groups: readonly ComboboxGroup[]): ComboboxGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

function Row({ icon, text }: { icon: 'search' | 'arrow-right'; text: string }) {
  return (
    <>
      <Icon name={icon} size="sm" className="text-text-muted" />
      <span className="truncate">
        <Highlighted text={text} />
      </span>
    </>
  );
}

function ProductRow({ product, wording: { t, market } }: { product: FoundProduct; wording: Wording }) {
  const isUsual = useShowsVat() === market.pricesIncludeVat;
  const price = isUsual ? product.price : product.otherPrice;
  return (
    <>
      <span className="size-13 shrink-0 overflow-hidden rounded-md bg-surface-picture">
        {product.image && <ShopImage src={product.image} alt="" width={52} height={52} loading="eager" />}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug">
        <Highlighted text={product.name} />
      </span>
      {price && (
        <span className="numbers shrink-0 text-sm">
          {product.hasVariants && <span className="text-text-muted">{t('price.from')} </span>}
          <span className="font-semibold">{formatMoney(price, market)}</span>
        </span>
      )}
    </>
  );
}
