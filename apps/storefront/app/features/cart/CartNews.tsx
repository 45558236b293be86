import { Notice, type NoticeTone } from '@bowline/ui/components';
import type { FormAnswer } from '@bowline/ui/forms';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { removals } from './cart-forms.ts';
import type { CartLoss } from './open-cart.ts';

const tones = {
  added: 'success',
  again: 'success',
  saved: 'success',
  othersSoldOut: 'warning',
  qtyNotAvailable: 'error',
  renewed: 'warning',
  signedOut: 'warning',
} as const satisfies Readonly<Record<string, NoticeTone>>;

type News = keyof typeof tones;

/** What has just happened to the cart: told by the address after a form without scripts, or by a cart that was lost. */
export function CartNews({ loss }: { loss: CartLoss | undefined }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const told = search.get('news') ?? '';
  const refused = useActionData<FormAnswer | undefined>()?.form;
  if (removals.some((removal) => removal === refused))
    return <Notice tone="error">{t('cart.problems.general')}</Notice>;
  const news: News | undefined = loss ?? (isNews(told) ? told : undefined);
  return news ? <Notice tone={tones[news]}>{t(`cart.news.${news}`)}</Notice> : null;
}

function isNews(text: string): text is News {
  return Object.hasOwn(tones, text);
}
