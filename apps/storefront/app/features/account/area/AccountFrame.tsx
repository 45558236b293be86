import { Breadcrumb, classNames, Icon, type IconName, Link } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { PageHead } from '../../../seo/PageHead.tsx';
import { AccountNews } from '../AccountNews.tsx';

const sections: readonly (readonly [string, MessageKey, IconName])[] = [
  ['/customer', 'screens.account', 'user'],
  ['/customer/orders', 'screens.orders', 'truck'],
  ['/customer/returns', 'screens.returns', 'clock'],
  ['/customer/address', 'account.addresses.title', 'globe'],
  ['/customer/wishlists', 'screens.wishlists', 'heart'],
  ['/customer/account/reviews', 'screens.reviews', 'star'],
  ['/customer/account/edit', 'screens.personalData', 'mail'],
  ['/customer/account/notifications', 'screens.notifications', 'message'],
  ['/customer/account/privacy', 'screens.privacySecurity', 'info'],
];

interface AccountFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What the screens of the account share: where one is, the way to the others, and what has just been done. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const account = { label: t('screens.account'), href: '/customer' };
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead title={title} />
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('screens.home'), href: '/' },
          account,
          ...(pathname === account.href ? [] : [{ label: title, href: pathname }]),
        ]}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <AccountMenu />
        <div className="grid content-start gap-6">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <AccountNews />
          {children}
        </div>
      </div>
    </div>
  );
}

const entry =
  'flex min-h-9 items-center gap-3 rounded-md px-3 py-1.5 leading-tight max-lg:border max-lg:border-border max-lg:text-sm max-lg:whitespace-nowrap lg:min-h-target';

/** What passes below it is cut off at some distance, so that no halves of words touch it. */
const stayingInSight =
  'max-lg:sticky max-lg:inset-x-0 max-lg:z-10 max-lg:rounded-md max-lg:shadow-[0_0_0_0.5rem_var(--surface)]';

/**
 * A column, and where there is no room for one beside the screen, one line above it that scrolls sideways; the entry of the
 * screen itself stays in sight at its edge.
 */
function AccountMenu() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('screens.account')} className="min-w-0">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:grid lg:gap-1 lg:overflow-visible lg:p-0">
        {sections.map(([href, label, icon]) => {
          const isHere = pathname === href || (href !== '/customer' && pathname.startsWith(`${href}/`));
          return (
            <li key={href} className={isHere ? stayingInSight : undefined}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  entry,
                  isHere
                    ? 'bg-primary-soft font-semibold text-on-primary-soft'
                    : 'hover:bg-surface-sunken hover:text-link',
                )}
              >
                <Icon name={icon} className="max-lg:hidden" />
                {t(label)}
              </Link>
            </li>
          );
        })}
        <li className="lg:mt-3 lg:border-t lg:border-border lg:pt-3">
          <SignOutForm />
        </li>
      </ul>
    </nav>
  );
}

/** The browser sends it by itself: the page that follows is that of somebody else. */
function SignOutForm() {
  const t = useTranslate();
  return (
    <Form method="post" action="/customer/account/logout" reloadDocument>
      <button type="submit" className={classNames(entry, 'w-full text-link hover:bg-primary-soft')}>
        <Icon name="arrow-right" className="max-lg:hidden" />
        {t('account.signOut')}
      </button>
    </Form>
  );
}
