import { ButtonLink, EmptyState } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

export function NothingWished() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="heart"
      title={t('wishlists.empty.title')}
      action={
        <ButtonLink href="/" variant="primary">
          {t('cart.continueShopping')}
        </ButtonLink>
      }
    >
      {t('wishlists.empty.text')}
    </EmptyState>
  );
}
