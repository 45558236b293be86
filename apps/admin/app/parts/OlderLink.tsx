import { ButtonLink } from '@bowline/ui/components';
import { useLocation } from 'react-router';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/** Goes on in a list behind its last row, with the filters that stand in the address. */
export function OlderLink({
  hasMore,
  after,
}: {
  readonly hasMore: boolean;
  readonly after: number | string | undefined;
}) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  if (!hasMore || after === undefined) return null;
  const query = new URLSearchParams(search);
  query.set('before', String(after));
  return (
    <p className="mt-4">
      <ButtonLink href={`${pathname}?${query}`} size="sm">
        {t('shell.older')}
      </ButtonLink>
    </p>
  );
}
