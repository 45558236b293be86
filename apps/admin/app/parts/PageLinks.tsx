import { ButtonLink } from '@bowline/ui/components';
import { useLocation } from 'react-router';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/** The page of a list that the address names. */
export function pageIn({ searchParams }: URL): number {
  return Math.max(1, Number(/^\d{1,3}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1));
}

/** Back and forth in a list, with the filters that stand in the address. */
export function PageLinks({ page, hasMore }: { readonly page: number; readonly hasMore: boolean }) {
  const t = useTranslate();
  const { search } = useLocation();
  const at = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(number));
    return `?${query}`;
  };
  if (page === 1 && !hasMore) return null;
  return (
    <p className="flex gap-2">
      {page > 1 && (
        <ButtonLink href={at(page - 1)} size="sm">
          {t('shell.earlierPage')}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink href={at(page + 1)} size="sm">
          {t('shell.furtherPage')}
        </ButtonLink>
      )}
    </p>
  );
}
