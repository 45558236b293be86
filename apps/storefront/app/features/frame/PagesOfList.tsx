import { Pagination } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

interface PagesOfListProps {
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** The pages of a list that goes on under `?page=2`. */
export function PagesOfList({ path, page, pages }: PagesOfListProps) {
  const t = useTranslate();
  return (
    <Pagination
      label={t('pagination.label')}
      current={page}
      total={pages}
      hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      pageLabel={(number) => t('pagination.page', { page: number })}
    />
  );
}
