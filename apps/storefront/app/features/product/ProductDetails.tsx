import { Tabs } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ProductView } from './shown-product.ts';
import { useProductTabs } from './use-product-tabs.tsx';

export default function ProductDetails(view: ProductView) {
  const t = useTranslate();
  return <Tabs label={t('product.details')} tabs={useProductTabs(view)} />;
}
