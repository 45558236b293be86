import { Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../i18n/use-page-path.ts';
import { useShowsVat } from './use-shows-vat.ts';

/** Stands with all prices that have no note of their own: with or without VAT, and without shipping (specification 9). */
export function PriceNote({ includesVat }: { includesVat?: boolean }) {
  const t = useTranslate();
  const pagePath = usePagePath();
  const showsVat = useShowsVat();
  return (
    <p className="text-sm text-text-muted">
      {t((includesVat ?? showsVat) ? 'price.allInclVat' : 'price.allExclVat')}{' '}
      <Link href={pagePath('shippingRates')} className="text-link-style">
        {t('pages.shippingRates')}
      </Link>
    </p>
  );
}
