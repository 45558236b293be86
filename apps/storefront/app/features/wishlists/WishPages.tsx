import { Pagination } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

interface WishPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

export function WishPages({ page, pages, hrefOf }: WishPagesProps) {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <Pagination
      label={t('pagination.label')}
      current={page}
      total={pages}
      hrefOf={hrefOf}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      pageLabel={(number) => t('pagination.page', { page: number })}
    />
  );
}
