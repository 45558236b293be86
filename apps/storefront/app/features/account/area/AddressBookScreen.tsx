import { Badge, Button, ButtonLink, Card, Disclosure, EmptyState, Link } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressLines } from './AddressLines.tsx';
import type { AddressBookView } from './address-book.ts';
import { type BookedAddressView, deleteIntent } from './booked-address.ts';

export function AddressBookScreen({ addresses }: AddressBookView) {
  const t = useTranslate();
  const add = (
    <ButtonLink href="/customer/address/create" variant="primary" icon="plus">
      {t('screens.addressCreate')}
    </ButtonLink>
  );
  return (
    <AccountFrame title={t('account.addresses.title')}>
      {addresses.length === 0 ? (
        <EmptyState icon="globe" title={t('account.addresses.empty')} action={add}>
          {t('account.addresses.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid items-start gap-4 sm:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.uid} className="h-full">
                <AddressCard address={address} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </AccountFrame>
  );
}

function AddressCard({ address }: { address: BookedAddressView }) {
  const t = useTranslate();
  const { lines, isDefaultBilling, isDefaultShipping } = address;
  const [name = ''] = lines;
  return (
    <Card className="grid h-full content-start gap-3">
      <AddressLines lines={lines} />
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="flex flex-wrap gap-2">
          {isDefaultShipping && <Badge tone="primary">{t('account.addresses.defaultShipping')}</Badge>}
          {isDefaultBilling && <Badge tone="primary">{t('account.addresses.defaultBilling')}</Badge>}
        </p>
      )}
      <div className="mt-auto">
        <Link
          href={address.path}
          aria-label={t('account.addresses.changeOf', { name })}
          className="text-link-style inline-flex min-h-6 items-center"
        >
          {t('checkout.change')}
        </Link>
        {!isDefaultShipping && !isDefaultBilling && <DeleteForm uid={address.uid} />}
      </div>
    </Card>
  );
}

/** Unfolds first, so that nothing is deleted by one wrong touch. */
function DeleteForm({ uid }: { uid: string }) {
  const t = useTranslate();
  return (
    <Disclosure summary={t('account.addresses.delete')}>
      <Form method="post" action="/customer/address">
        <input type="hidden" name="intent" value={deleteIntent} />
        <input type="hidden" name="uid" value={uid} />
        <Button type="submit" variant="danger" size="sm">
          {t('account.addresses.deleteYes')}
        </Button>
      </Form>
    </Disclosure>
  );
}
