import { errorPageTitle } from '@bowline/markets';
import { ButtonLink } from '@bowline/ui/components';
import { isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ErrorDetails, NotFoundDetails } from '../../routing/error-answers.ts';
import { useShopState } from '../../shop-state.ts';
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
    <div className="grid max-w-reading gap-4">
      <ErrorHead title={errorPageTitle(404)} description={t('error.notFoundDescription')} />
      <p className="numbers text-lg font-semibold text-text-muted">404</p>
      <h1 className="text-4xl">{t('error.notFoundHeading')}</h1>
      <h2 className="text-xl">{t('error.pageNotFound')}</h2>
      <p className="text-text-muted">{t('error.notFoundText')}</p>
      <WaysOn />
      <EditorsNote place="notFound" className="text-text-muted" />
    </div>
  );
}

function Broken({ status, error }: { status: number; error: unknown }) {
  const t = useTranslate();
  const environment = useShopState()?.environment ?? 'prod';
  const message = messageOf(error);
  return (
    <div className="grid max-w-reading gap-4">
      <ErrorHead title={errorPageTitle(status)} description={t('error.brokenDescription')} />
      <p className="numbers text-lg font-semibold text-text-muted">{status}</p>
      <h1 className="text-4xl">{t('error.brokenHeading')}</h1>
      {message && (
        <p className="text-lg" lang="en">
          {message}
        </p>
      )}
      <p className="text-text-muted">{t('error.brokenText')}</p>
      <WaysOn />
      {environment !== 'prod' && <RawError error={error} />}
    </div>
  );
}

/** What the error says of itself. Of a failure nobody foresaw the server tells visitors no more than that it was one. */
function messageOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return error instanceof Error ? error.message : '';
  const details = error.data as string | Partial<ErrorDetails> | null;
  return (typeof details === 'string' ? details : details?.message) || error.statusText;
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
