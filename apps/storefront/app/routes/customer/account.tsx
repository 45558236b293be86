import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { ScreenFrame } from '../../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { validateRoute } from '../../routing/validate-route.ts';

const sections: Readonly<Record<string, MessageKey>> = {
  reviews: 'screens.reviews',
};

export function loader({ params }: LoaderFunctionArgs) {
  // Where Magento has the overview.
  if (!params['*']) throw redirect('/customer', 301);
  validateRoute(Object.hasOwn(sections, params['*'] ?? ''));
  return null;
}

export default function CustomerAccount() {
  const t = useTranslate();
  return <ScreenFrame title={t(sections[useParams()['*'] ?? ''] ?? 'screens.account')} />;
}
