import { Icon } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { type QuickWish, quickWish } from './quick-add-store.ts';

/** Puts a product into the cart from its tile; without scripts the tile leads to its page. */
export function QuickAddButton(wish: QuickWish) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-label={t('product.quickAdd', { name: wish.name })}
      aria-haspopup="dialog"
      onClick={() => quickWish.set({ ...wish })}
      className="tile-button tile-buy no-script:hidden"
    >
      <Icon name="cart" size="sm" />
    </button>
  );
}
