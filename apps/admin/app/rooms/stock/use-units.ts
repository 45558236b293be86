import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';

/** What a pool holds, in words: 12.5 m, 7 pieces. */
export function useUnits(): (units: number, isLength: boolean) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (units, isLength) =>
    isLength ? `${number(units / 100)} m` : t('stock.pieces', { count: number(units) });
}
