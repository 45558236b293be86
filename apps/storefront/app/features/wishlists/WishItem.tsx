import {
  Button,
  ButtonLink,
  Disclosure,
  SelectField,
  TextAreaField,
  TextField,
} from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { WishFacts } from './WishFacts.tsx';
import { type WishIntent, wishForm } from './wishlist-forms.ts';
import type { ListFacts, WishView } from './wishlist-view.ts';

interface WishItemProps {
  readonly wish: WishView;
  readonly list: ListFacts;
  readonly lists: readonly ListFacts[];
}

/** An item of an own list, with everything that can be done with it. */
export function WishItem({ wish, list, lists }: WishItemProps) {
  const t = useTranslate();
  const { availability, name } = wish;
  return (
    <WishFacts wish={wish} headingLevel={3}>
      {wish.note && <p className="text-sm break-words whitespace-pre-line italic">{wish.note}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {availability === 'AVAILABLE' && (
          <PressForm intent="to-cart" list={list} wish={wish}>
            {(busy) => (
              <Button
                type="submit"
                variant="primary"
                size="sm"
                icon="cart"
                busy={busy}
                aria-label={`${t('product.addToCart')}: ${name}`}
              >
                {t('product.addToCart')}
              </Button>
            )}
          </PressForm>
        )}
        {availability === 'OPTIONS_NEEDED' && wish.path && (
          <ButtonLink href={wish.path} size="sm" aria-label={`${t('wishlists.choose')}: ${name}`}>
            {t('wishlists.choose')}
          </ButtonLink>
        )}
        {availability === 'OUT_OF_STOCK' && wish.productId !== undefined && (
          <PressForm intent="remind" list={list} wish={wish}>
            {(busy) => (
              <Button
                type="submit"
                size="sm"
                icon="mail"
                busy={busy}
                aria-label={`${t('reminder.submit')}: ${name}`}
              >
                {t('reminder.submit')}
              </Button>
            )}
          </PressForm>
        )}
        <PressForm intent="remove" list={list} wish={wish}>
          {(busy) => (
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              icon="close"
              busy={busy}
              aria-label={`${t('cart.remove')}: ${name}`}
            >
              {t('cart.remove')}
            </Button>
          )}
        </PressForm>
      </div>
      <Disclosure summary={<span className="text-sm">{t('wishlists.change')}</span>}>
        <div className="grid gap-5">
          <WishDetails wish={wish} list={list} />
          <TransferForm wish={wish} list={list} lists={lists} />
        </div>
      </Disclosure>
    </WishFacts>
  );
}

function PressForm({
  intent,
  list,
  wish,
  children,
}: {
  intent: WishIntent;
  list: ListFacts;
  wish: WishView;
  children: (isSending: boolean) => ReactNode;
}) {
  const { formData } = useNavigation();
  const isSending = formData?.get('intent') === intent && formData.get('item') === wish.id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="item" value={wish.id} />
      {intent === 'remind' && <input type="hidden" name="product" value={wish.productId} />}
      {children(isSending)}
    </Form>
  );
}

function WishDetails({ wish, list }: { wish: WishView; list: ListFacts }) {
  const t = useTranslate();
  const form = useShopForm(wishForm(wish.id), {
    initial: { quantity: String(wish.quantity), note: wish.note },
    failed: 'wishlists.problems.save',
  });
  return (
    <ShopForm form={form} preventScrollReset className="grid max-w-form gap-3">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="item" value={wish.id} />
      <div className="w-28 has-[[aria-invalid]]:w-48">
        <TextField {...form.field('quantity')} />
      </div>
      <TextAreaField {...form.field('note')} />
      <SubmitButton
        form={form}
        variant="secondary"
        size="sm"
        aria-label={`${t('wishlists.save')}: ${wish.name}`}
      >
        {t('wishlists.save')}
      </SubmitButton>
    </ShopForm>
  );
}

/** To another list, by one of two buttons. */
function TransferForm({ wish, list, lists }: WishItemProps) {
  const t = useTranslate();
  const others = lists.filter(({ id, isLegacy }) => id !== list.id && !isLegacy);
  if (others.length === 0) return null;
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-3">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="item" value={wish.id} />
      <SelectField
        name="to"
        label={t('wishlists.otherList')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value="move"
          size="sm"
          aria-label={`${t('wishlists.move')}: ${wish.name}`}
        >
          {t('wishlists.move')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="copy"
          size="sm"
          aria-label={`${t('wishlists.copy')}: ${wish.name}`}
        >
          {t('wishlists.copy')}
        </Button>
      </div>
    </Form>
  );
}
