import { errorPageTitle } from '@bowline/markets';
import { Button, ButtonLink } from '@bowline/ui/components';
import { Form, isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router';
import { type Packed, useUnpackedRouteData } from '../../data/packed.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { NotFoundDetails } from '../../routing/error-answers.ts';
import { useShopState } from '../../shop-state.ts';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { TileOfProduct } from '../catalog/product-tile.ts';
import { EditorsNote } from '../messages/EditorsNote.tsx';
import { StillSearching, useRouteLookup } from './StillSearching.tsx';

/** The error page of specification 2.7. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound error={error} /> : <Broken status={status} error={error} />;
}

function NotFound({ error }: { error: unknown }) {
  const t = useTranslate();
  const details = isRouteErrorResponse(error) ? (error.data as Partial<NotFoundDetails> | null) : null;
  const isSearching = useRouteLookup(details?.wasLookedUp !== true);
  if (isSearching) return <StillSearching />;
  return (
    <div className="grid gap-12">
      <div className="grid max-w-reading gap-4">
        <ErrorHead title={errorPageTitle(404)} description={t('error.notFoundDescription')} />
        <p className="numbers text-lg font-semibold text-text-muted">404</p>
        <h1 className="text-4xl">{t('error.notFoundHeading')}</h1>
        <h2 className="text-xl">{t('error.pageNotFound')}</h2>
        <p className="text-text-muted">{t('error.notFoundText')}</p>
        <SearchAgain />
        <Departments />
        <WaysOn />
        <EditorsNote place="notFound" className="text-text-muted" />
      </div>
      <ProductSection
        title={t('error.favourites')}
        products={(details?.favourites ?? []) as readonly TileOfProduct[]}
      />
    </div>
  );
}

/** The search of the header once more, where the eye is. */
function SearchAgain() {
  const t = useTranslate();
  return (
    <Form action="/search" role="search" aria-label={t('error.searchLabel')} className="flex flex-wrap gap-3">
      <input
        type="search"
        name="q"
        required
        maxLength={200}
        aria-label={t('error.searchLabel')}
        placeholder={t('error.searchLabel')}
        className="control min-w-0 flex-1"
      />
      <Button type="submit" icon="search">
        {t('header.searchSubmit')}
      </Button>
    </Form>
  );
}

/** The departments in the order of the menu, which the layout around this page has loaded. */
function Departments() {
  const t = useTranslate();
  const loaded =
    useUnpackedRouteData<
      () => Promise<Packed<{ readonly menu?: readonly { name: string; path: string }[] }>>
    >('default');
  const menu = loaded?.menu ?? [];
  if (menu.length === 0) return null;
  return (
    <nav aria-labelledby="departments" className="grid gap-2">
      <h2 id="departments" className="text-xl">
        {t('error.departments')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {menu.map(({ name, path }) => (
          <li key={path}>
            <ButtonLink href={path}>{name}</ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Broken({ status, error }: { status: number; error: unknown }) {
  const t = useTranslate();
  const environment = useShopState()?.environment ?? 'prod';
  return (
    <div className="grid max-w-reading gap-4">
      <ErrorHead title={errorPageTitle(status)} description={t('error.brokenDescription')} />
      <p className="numbers text-lg font-semibold text-text-muted">{status}</p>
      <h1 className="text-4xl">{t('error.brokenHeading')}</h1>
      <p className="text-lg">{t(messageOf(status))}</p>
      <p className="text-text-muted">{t('error.brokenText')}</p>
      <WaysOn />
      {environment !== 'prod' && <RawError error={error} />}
    </div>
  );
}

/** What an error means to a visitor, in their language. What it says of itself is English, for whoever builds the shop. */
const messages: Readonly<Record<number, MessageKey>> = {
  400: 'error.notUnderstood',
  403: 'error.notAllowed',
  405: 'error.unknownForm',
  413: 'error.tooMuch',
  429: 'error.tooOften',
  503: 'error.unavailable',
};

function messageOf(status: number): MessageKey {
  return messages[status] ?? 'error.brokenDescription';
}

/** Outside production the raw error helps whoever is building the shop. */
function RawError({ error }: { error: unknown }) {
  const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
  return <pre className="overflow-x-auto rounded-md bg-surface-sunken p-4 text-sm">{text}</pre>;
}

function WaysOn() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const reload = useHref(pathname + search);
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink href="/" variant="primary">
        {t('error.home')}
      </ButtonLink>
      <a href={reload} className="inline-flex min-h-target items-center px-3 text-link-style">
        {t('error.reload')}
      </a>
    </p>
  );
}

function ErrorHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
