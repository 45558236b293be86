import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { CartLine } from './CartLine.tsx';
import type { CartLineView } from './cart-view.ts';

export function CartLines({ lines }: { lines: readonly CartLineView[] }) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(lines.length);
  // A line that goes takes the focus of its button with it.
  useEffect(() => {
    if (lines.length < count.current) list.current?.focus();
    count.current = lines.length;
  }, [lines.length]);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('cart.lines')}
      className="divide-y divide-border border-y border-border"
    >
      {lines.map((line) => (
        <li key={line.uid}>
          <CartLine line={line} />
        </li>
      ))}
    </ul>
  );
}
