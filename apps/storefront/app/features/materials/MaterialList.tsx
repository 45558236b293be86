import { money } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { Link } from '@bowline/ui/components';
import { useEffect, useId, useRef, useState } from 'react';
import { ShopForm } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { AdditionButton } from '../cart/AdditionButton.tsx';
import { togetherForm } from '../cart/cart-forms.ts';
import { useAdditionForm } from '../cart/use-cart.ts';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { keepMeasures } from '../catalog/product-tile.ts';
import { ShopImage } from '../catalog/ShopImage.tsx';
import type { MaterialView } from './load-materials.ts';

/** What a project needs, ticked as far as it cannot do without, and one button that puts it all into the cart. */
export default function MaterialList({ items }: { items: readonly MaterialView[] }) {
  const t = useTranslate();
  const form = useAdditionForm(togetherForm);
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    items.filter(isTicked).map(({ value }) => value),
  );
  // Somebody may have changed a tick before this code was there.
  useEffect(() => setTicked(tickedIn(list.current)), []);
  if (items.length === 0) return null;
  return (
    <ShopForm
      form={form}
      className="max-w-reading overflow-hidden rounded-lg border border-border bg-surface-raised"
    >
      <ul
        ref={list}
        className="divide-y divide-border"
        onChange={({ currentTarget }) => setTicked(tickedIn(currentTarget))}
      >
        {items.map((item) => (
          <li key={item.value}>
            <MaterialRow item={item} />
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-border bg-surface-sunken p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-4">
        <div className="grid">
          <Total items={items.filter(({ value }) => ticked.includes(value))} />
          <PriceNote />
        </div>
        <AdditionButton form={form} className="max-sm:w-full">
          {t('materials.add')}
        </AdditionButton>
      </div>
    </ShopForm>
  );
}

const isTicked = ({ isInStock, isOptional }: MaterialView) => isInStock && !isOptional;

function tickedIn(list: HTMLElement | null): string[] {
  const boxes = list?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(boxes, ({ value }) => value);
}

function MaterialRow({ item }: { item: MaterialView }) {
  const t = useTranslate();
  const market = useMarket();
  const id = useId();
  const { name, choice, note, path, picture, price, isInStock } = item;
  return (
    <div className="flex items-center gap-3 p-3 sm:gap-4 sm:p-4">
      <input
        id={id}
        type="checkbox"
        name="sku"
        value={item.value}
        defaultChecked={isTicked(item)}
        disabled={!isInStock}
        className="tick shrink-0"
      />
      <label htmlFor={id} className="shrink-0 overflow-hidden rounded-md bg-surface-sunken">
        <ShopImage
          src={picture}
          alt={name}
          width={72}
          height={72}
          className="size-16 object-cover sm:size-18"
        />
      </label>
      <div className="grid min-w-0 grow">
        <Link href={path} className="font-semibold hover:text-link">
          {name}
        </Link>
        <p className="text-sm text-text-muted">
          {[choice, note].filter(Boolean).map(keepMeasures).join(' · ')}
        </p>
        {!isInStock && <p className="text-sm font-semibold">{t('stock.soldOut')}</p>}
      </div>
      <p className="numbers shrink-0 font-semibold">{formatMoney(price, market)}</p>
    </div>
  );
}

/** Without scripts nobody can count what is ticked. */
function Total({ items }: { items: readonly MaterialView[] }) {
  const t = useTranslate();
  const market = useMarket();
  const [first] = items;
  const total =
    first &&
    money(
      items.reduce((sum, { price }) => sum + price.minor, 0),
      first.price.currency,
    );
  return (
    <p aria-live="polite" className="numbers font-semibold no-script:hidden">
      {t('materials.ticked', {}, items.length)}
      {total && `: ${formatMoney(total, market)}`}
    </p>
  );
}
