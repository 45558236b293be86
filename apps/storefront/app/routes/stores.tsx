import { Breadcrumb } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStoreLocations } from '../features/stores/load-store-locations.ts';
import { StoreLocations } from '../features/stores/StoreLocations.tsx';
import { storeData } from '../features/stores/store-data.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { useShopWords } from '../i18n/use-shop-words.ts';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { everyLocale } from '../seo/every-locale.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { StructuredData } from '../seo/StructuredData.tsx';
import { shopContext } from '../shop-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { locations: await loadStoreLocations(context.get(shopContext)) };
}

/** Where the shop can be visited (specification 2.2). */
export default function Stores() {
  const t = useTranslate();
  const words = useShopWords();
  const { locations } = useLoaderData<typeof loader>();
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: t('screens.stores'), href: '/stores' },
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead
        title={t('screens.stores')}
        description={t('stores.description', words)}
        paths={everyLocale(() => '/stores')}
      />
      <StructuredData
        data={(absolute) => [
          ...locations.map((location) => storeData(location, absolute)),
          breadcrumbData(trail, absolute),
        ]}
      />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <header className="grid max-w-reading gap-3">
        <h1 className="text-4xl">{t('screens.stores')}</h1>
        <p className="text-lg text-text-muted">{t('stores.lead')}</p>
      </header>
      <StoreLocations locations={locations} />
    </div>
  );
}
