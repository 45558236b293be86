import { formatNumber } from '@bowline/markets';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShopWords } from '../../../i18n/use-shop-words.ts';
import type { CatalogueCounts } from '../../content/load-catalogue-counts.ts';

const claims = [
  { count: 'mainCords', label: 'content.claims.mainCords' },
  { count: 'cords', label: 'content.claims.cords' },
  { count: 'customers', label: 'content.claims.customers' },
] as const;

export function CatalogueClaims({ counts }: { counts: CatalogueCounts }) {
  const t = useTranslate();
  const words = useShopWords();
  const market = useMarket();
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {claims.map(({ count, label }) => (
        <div
          key={count}
          className="flex flex-col-reverse rounded-lg bg-primary-soft p-5 text-on-primary-soft"
        >
          <dt>{t(label, words)}</dt>
          <dd className="numbers text-3xl font-semibold">{formatNumber(counts[count], market)}</dd>
        </div>
      ))}
    </dl>
  );
}
