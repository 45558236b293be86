import { Button, ButtonLink, Disclosure, TextField } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useIsRefused } from './use-is-refused.ts';
import { renameForm } from './wishlist-forms.ts';
import type { ListFacts } from './wishlist-view.ts';

/** The name of a list, and what can be done with it as a whole. */
export function ListHead({ list, origin }: { list: ListFacts; origin: string }) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const isRenameRefused = useIsRefused(renameForm.name);
  const isAdding = formData?.get('intent') === 'all-to-cart';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl break-words">{list.name}</h2>
        {list.count > 0 && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="list" value={list.id} />
            <Button
              type="submit"
              name="intent"
              value="all-to-cart"
              variant="primary"
              icon="cart"
              busy={isAdding}
            >
              {t('wishlists.allToCart')}
            </Button>
          </Form>
        )}
      </div>
      {list.isLegacy && <p className="max-w-reading text-text-muted">{t('wishlists.legacyText')}</p>}
      <div className="divide-y divide-border border-y border-border">
        {!list.isLegacy && (
          <>
            <Disclosure summary={t('wishlists.rename')} open={isRenameRefused}>
              <RenameForm key={list.id} list={list} />
            </Disclosure>
            <Disclosure summary={t('wishlists.share.title')}>
              <Sharing list={list} origin={origin} />
            </Disclosure>
          </>
        )}
        {!list.isDefault && <DeleteButton list={list} />}
      </div>
    </div>
  );
}

function RenameForm({ list }: { list: ListFacts }) {
  const t = useTranslate();
  const form = useShopForm(renameForm, {
    initial: { name: list.name },
    failed: 'wishlists.problems.save',
  });
  return (
    <ShopForm form={form} className="grid max-w-form gap-3">
      <input type="hidden" name="list" value={list.id} />
      <TextField {...form.field('name')} />
      <SubmitButton form={form} variant="secondary">
        {t('wishlists.save')}
      </SubmitButton>
    </ShopForm>
  );
}

function Sharing({ list, origin }: { list: ListFacts; origin: string }) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-3">
      <input type="hidden" name="list" value={list.id} />
      <p>{t(list.sharingCode ? 'wishlists.share.on' : 'wishlists.share.off')}</p>
      {list.sharingCode && (
        <TextField
          name="link"
          label={t('wishlists.share.link')}
          readOnly
          defaultValue={`${origin}/wishlist/${list.sharingCode}`}
        />
      )}
      <div>
        <Button type="submit" name="intent" value={list.sharingCode ? 'unshare' : 'share'}>
          {t(list.sharingCode ? 'wishlists.share.stop' : 'wishlists.share.start')}
        </Button>
      </div>
    </Form>
  );
}

/** An empty list goes at once (specification 4). */
function DeleteButton({ list }: { list: ListFacts }) {
  const t = useTranslate();
  if (list.count > 0)
    return (
      <div className="py-2">
        <ButtonLink href={`/customer/wishlists?list=${list.id}&delete`} variant="quiet" icon="close">
          {t('wishlists.delete.open')}
        </ButtonLink>
      </div>
    );
  return (
    <Form method="post" className="py-2">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="items" value="DELETE" />
      <Button type="submit" name="intent" value="delete-list" variant="quiet" icon="close">
        {t('wishlists.delete.open')}
      </Button>
    </Form>
  );
}
