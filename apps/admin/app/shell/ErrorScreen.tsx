import { ButtonLink } from '@bowline/ui/components';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslate } from '../i18n/TextsProvider.tsx';

const known = { 403: 'notAllowed', 404: 'notFound', 503: 'unavailable' } as const;

export function ErrorScreen() {
  const t = useTranslate();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const name = known[status as 403] ?? 'failed';
  return (
    <div className="grid max-w-md justify-items-start gap-4">
      <h1 className="text-2xl font-semibold">{t(`errors.${name}.title`)}</h1>
      <p>{t(`errors.${name}.text`)}</p>
      <ButtonLink href="/today">{t('errors.toStart')}</ButtonLink>
    </div>
  );
}
