import { shop } from '@bowline/markets';
import { Icon, type IconName, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../i18n/use-page-path.ts';

interface ServicePromise {
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

/** What the shop promises about sending, taking back and collecting, each with the page that says more. */
export default function ServiceStrip({ canCollect }: { readonly canCollect: boolean }) {
  const t = useTranslate();
  const pagePath = usePagePath();
  const promises: readonly ServicePromise[] = [
    { icon: 'truck', text: t('trust.shipping'), href: pagePath('shippingRates') },
    { icon: 'clock', text: t('trust.returns', { days: shop.returnDays }), href: pagePath('returns') },
    ...(canCollect ? [{ icon: 'check' as const, text: t('trust.pickup'), href: '/stores' }] : []),
  ];
  return (
    <ul
      aria-label={t('trust.promises')}
      className="grid gap-x-6 gap-y-1 rounded-lg bg-surface-sunken px-4 py-3 text-sm sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
    >
      {promises.map(({ icon, text, href }) => (
        <li key={icon}>
          <Link href={href} className="flex min-h-9 items-center gap-2.5 hover:underline">
            <Icon name={icon} size="sm" className="flex-none text-primary" />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
