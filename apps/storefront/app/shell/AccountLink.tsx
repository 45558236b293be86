import { ActionLink } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { useVisitor } from '../visitor/visitor-store.ts';

/** The account in the header; whose it is arrives after the page. */
export function AccountLink() {
  const t = useTranslate();
  const { name } = useVisitor();
  return (
    <ActionLink
      href="/customer"
      icon="user"
      label={name ? t('header.accountOf', { name }) : t('header.account')}
      caption={name}
    />
  );
}
