import { classNames, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import type { ProductView } from './product-view.ts';

/** The other colours of the same cord, as small pictures: what one sees is what one gets. */
export function ColourSiblings({
  siblings,
  currentPath,
}: {
  siblings: ProductView['siblings'];
  currentPath: string;
}) {
  const t = useTranslate();
  if (siblings.length < 2) return null;
  return (
    <nav aria-label={t('product.colours')} className="grid gap-2">
      <p className="font-medium">{t('product.colours')}</p>
      <ul className="flex max-h-36 flex-wrap gap-2 overflow-y-auto p-1">
        {siblings.map((sibling) => (
          <li key={sibling.path}>
            <Link
              href={sibling.path}
              title={sibling.label}
              aria-label={sibling.label}
              aria-current={sibling.path === currentPath ? 'true' : undefined}
              className={classNames(
                'block size-12 overflow-hidden rounded-full border-2',
                sibling.path === currentPath ? 'border-primary' : 'border-border hover:border-primary',
                !sibling.isInStock && 'opacity-50',
              )}
            >
              <ShopImage
                src={sibling.image}
                alt=""
                width={80}
                height={80}
                className="size-full scale-125 object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
