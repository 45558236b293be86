import { classNames, Disclosure, Link, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../account/area/AccountFrame.tsx';
import { DeletionChoices } from './DeletionChoices.tsx';
import { ListHead } from './ListHead.tsx';
import { NothingWished } from './NothingWished.tsx';
import { type Sort, sorts } from './sorts.ts';
import { useIsRefused } from './use-is-refused.ts';
import { WishItem } from './WishItem.tsx';
import { WishlistNews } from './WishlistNews.tsx';
import { WishPages } from './WishPages.tsx';
import { createForm } from './wishlist-forms.ts';
import type { ListFacts, WishView } from './wishlist-view.ts';

export interface WishlistsScreenProps {
  readonly lists: readonly ListFacts[];
  readonly list: ListFacts;
  readonly items: readonly WishView[];
  readonly page: number;
  readonly pages: number;
  readonly sort: Sort;
  readonly isAskedToDelete: boolean;
  /** Where links of this locale begin. */
  readonly origin: string;
}

const path = '/customer/wishlists';

export function WishlistsScreen(props: WishlistsScreenProps) {
  const { lists, list, items, sort, origin } = props;
  const t = useTranslate();
  const isAsking = props.isAskedToDelete && list.count > 0 && !list.isDefault;
  return (
    <AccountFrame title={t('screens.wishlists')}>
      <WishlistNews />
      <div className="grid gap-8 xl:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <ListNames lists={lists} current={list.id} />
          <Disclosure summary={t('wishlists.create')} open={useIsRefused(createForm.name)}>
            <CreateForm key={lists.length} />
          </Disclosure>
        </div>
        <div className="grid content-start gap-6">
          {isAsking ? (
            <DeletionChoices list={list} lists={lists} />
          ) : (
            <ListHead list={list} origin={origin} />
          )}
          {items.length > 0 ? (
            <>
              <SortLinks list={list} sort={sort} />
              <ul className="divide-y divide-border border-t border-border">
                {items.map((wish) => (
                  <li key={wish.id}>
                    <WishItem wish={wish} list={list} lists={lists} />
                  </li>
                ))}
              </ul>
              <WishPages
                page={props.page}
                pages={props.pages}
                hrefOf={(number) => `${path}?list=${list.id}&sort=${sort}&page=${number}`}
              />
            </>
          ) : (
            <NothingWished />
          )}
        </div>
      </div>
    </AccountFrame>
  );
}

function ListNames({ lists, current }: { lists: readonly ListFacts[]; current: string }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('wishlists.all')}>
      <ul className="grid gap-1">
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              href={`${path}?list=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-target items-center justify-between gap-3 rounded-md px-3 hover:bg-surface-sunken',
                id === current && 'bg-surface-sunken font-semibold',
              )}
            >
              <span className="min-w-0 break-words">{name}</span>
              <span className="numbers text-sm text-text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CreateForm() {
  const t = useTranslate();
  const form = useShopForm(createForm, { failed: 'wishlists.problems.create' });
  return (
    <ShopForm form={form} className="grid gap-3">
      <TextField {...form.field('name')} />
      <SubmitButton form={form} variant="secondary">
        {t('wishlists.create')}
      </SubmitButton>
    </ShopForm>
  );
}

function SortLinks({ list, sort }: { list: ListFacts; sort: Sort }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('wishlists.sort.label')} className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-text-muted">{t('wishlists.sort.label')}</span>
      {sorts.map((name) => (
        <Link
          key={name}
          href={`${path}?list=${list.id}&sort=${name}`}
          aria-current={name === sort ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-target items-center hover:text-link',
            name === sort && 'font-semibold underline underline-offset-4',
          )}
        >
          {t(`wishlists.sort.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
