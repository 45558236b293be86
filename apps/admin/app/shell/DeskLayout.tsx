import { shop } from '@bowline/markets';
import { Button, Icon, KnotMark, SkipLink } from '@bowline/ui/components';
import { Form, type LoaderFunctionArgs, NavLink, Outlet, redirect, useNavigation } from 'react-router';
import { signInPath } from '../data/desk-client.ts';
import { deskOf } from '../data/desk-context.ts';
import { useMe } from '../data/use-me.ts';
import { MeQuery } from '../generated/operations.ts';
import type { MessageKey } from '../i18n/message-key.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { rooms } from '../rooms.ts';
import { CommandPalette, openPalette } from './CommandPalette.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Around every room: who sits here is asked before anything of it is shown. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, hasToken, url } = deskOf(args);
  if (!hasToken) throw redirect(signInPath(url.pathname.replace(/\.data$/, '') + url.search));
  return client.ask(MeQuery, {});
}

export default function DeskLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** What fails in a room fails there: the way to the others stays. */
export function ErrorBoundary() {
  return (
    <main className="p-8">
      <ErrorScreen />
    </main>
  );
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  const t = useTranslate();
  const { state } = useNavigation();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      {state !== 'idle' && (
        <div className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-primary" aria-hidden="true" />
      )}
      <Side />
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none lg:px-8">
        {children}
      </main>
      <CommandPalette />
    </div>
  );
}

function Side() {
  const t = useTranslate();
  return (
    <header className="no-print border-border bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e max-lg:border-b">
      <div className="flex items-center gap-2 px-4 py-3 lg:py-4">
        <KnotMark className="size-8" />
        <span className="flex-1 font-semibold">{shop.brand}</span>
        <Button size="sm" variant="quiet" icon="search" iconOnly onClick={openPalette} className="lg:hidden">
          {t('palette.open')}
        </Button>
      </div>
      <Button size="sm" icon="search" onClick={openPalette} className="mx-3 mb-3 justify-start max-lg:hidden">
        <span className="flex-1 truncate text-start text-text-muted">{t('palette.open')}</span>
        <kbd className="text-xs whitespace-nowrap text-text-muted">Ctrl K</kbd>
      </Button>
      <Navigation />
      <Account />
    </header>
  );
}

function Navigation() {
  const t = useTranslate();
  const { operations } = useMe();
  return (
    <nav
      aria-label={t('shell.rooms')}
      className="desk-nav flex gap-1 px-3 pb-2 max-lg:overflow-x-auto lg:flex-1 lg:flex-col lg:gap-0.5 lg:overflow-y-auto"
    >
      {rooms
        .filter(({ needs }) => operations.includes(needs))
        .map(({ name, path, icon }) => (
          <NavLink
            key={name}
            to={`/${path}`}
            className="flex min-h-10 items-center gap-2.5 lg:min-h-8 rounded-md px-3 whitespace-nowrap hover:bg-surface-sunken"
          >
            <Icon name={icon} size="sm" />
            {t(`${name}.title` as MessageKey)}
          </NavLink>
        ))}
    </nav>
  );
}

function Account() {
  const t = useTranslate();
  const { name, role } = useMe();
  return (
    <div className="grid gap-1 border-border px-4 py-3 text-sm max-lg:flex max-lg:flex-wrap max-lg:items-center lg:border-t">
      <p className="max-lg:flex-1">
        <NavLink to="/account" className="font-medium hover:underline">
          {name}
        </NavLink>
        <span className="text-text-muted"> · {t(`roles.${role}` as MessageKey)}</span>
      </p>
      <div className="-ms-2">
        <LanguageChoice />
      </div>
      <Form method="post" action="/sign-out" reloadDocument className="-ms-3">
        <Button type="submit" size="sm" variant="quiet">
          {t('access.signOut')}
        </Button>
      </Form>
    </div>
  );
}
