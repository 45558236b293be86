import { shop } from '@bowline/markets';
import { useLocation } from 'react-router';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MessageKey } from '../i18n/message-key.ts';

/** The longest beginning of a path that fits names the screen. */
const titles: readonly (readonly [string, MessageKey])[] = [
  ['/customer', 'screens.account'],
  [shop.adminPrefix, 'screens.admin'],
];

/** Screens that have their address and no content yet (specification 2.2). */
export default function Frame() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const title = titles.find(([start]) => pathname.toLowerCase().startsWith(start.toLowerCase()));
  return <ScreenFrame title={t(title?.[1] ?? 'screens.account')} />;
}
