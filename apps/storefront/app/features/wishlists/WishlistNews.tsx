import { Link, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import type { WishFailure } from './change-wishlists.ts';
import type { CartOutcome } from './put-wishes-into-cart.ts';

const news = [
  'created',
  'renamed',
  'deleted',
  'saved',
  'removed',
  'moved',
  'copied',
  'shared',
  'unshared',
  'reminded',
  'added',
] as const satisfies readonly string[];

/** What has just happened, or could not: told by the address after a form, or by the answer to it. */
export function WishlistNews() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<WishFailure | CartOutcome | undefined>();
  if (answer && 'outcome' in answer) return <CartNews {...answer} />;
  if (answer && 'failed' in answer)
    return (
      <Notice tone="error" title={t(`wishlists.problems.${answer.failed}`)}>
        {answer.reason}
      </Notice>
    );
  if (search.get('news') === 'notAdded') return <Notice tone="error">{t('wishlists.problems.add')}</Notice>;
  const known = news.find((name) => name === search.get('news'));
  return known ? <Notice tone="success">{t(`wishlists.news.${known}`)}</Notice> : null;
}

/** The three ways it can end (specification 4). */
function CartNews({ outcome, added, stayed, count }: CartOutcome) {
  const t = useTranslate();
  useEffect(() => {
    if (count !== undefined) visitorStore.setCart({ count });
  }, [count]);
  const counts = { added, all: added + stayed.length, failed: stayed.length };
  const tone = { all: 'success', some: 'warning', none: 'error' } as const;
  return (
    <Notice tone={tone[outcome]} title={t(`wishlists.toCart.${outcome}`, counts)}>
      <div className="grid gap-2">
        {stayed.length > 0 && (
          <ul className="list-disc ps-5">
            {stayed.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        )}
        {added > 0 && (
          <p>
            <Link href="/checkout/cart" className="underline">
              {t('cart.toCart')}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
