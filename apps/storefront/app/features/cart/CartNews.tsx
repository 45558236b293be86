import { Button, Notice, type NoticeTone } from '@bowline/ui/components';
import type { FormAnswer } from '@bowline/ui/forms';
import { Form, useActionData, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { codeRemovals, orderForm, sampleForm } from './cart-forms.ts';
import type { CartLoss } from './open-cart.ts';
import { type WayBack, wayBackIn } from './removed-line.ts';

const tones = {
  added: 'success',
  again: 'success',
  saved: 'success',
  othersSoldOut: 'warning',
  someMissing: 'warning',
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
  const answer = useActionData<Partial<FormAnswer> & { readonly wayBack?: WayBack }>();
  const refused = answer?.form;
  const wayBack = wayBackIn(search);
  if ([...codeRemovals, 'remove', orderForm().name, sampleForm.name].some((form) => form === refused))
    return <Notice tone="error">{t('cart.problems.general')}</Notice>;
  if (answer?.wayBack) return <RemovedNotice wayBack={answer.wayBack} />;
  const news: News | undefined = loss ?? (isNews(told) ? told : undefined);
  if (!news && wayBack) return <RemovedNotice wayBack={wayBack} />;
  return news ? <Notice tone={tones[news]}>{t(`cart.news.${news}`)}</Notice> : null;
}

function RemovedNotice({ wayBack }: { wayBack: WayBack }) {
  const t = useTranslate();
  return (
    <Notice
      action={
        <Form method="post" action="/checkout/cart" preventScrollReset>
          {Object.entries(wayBack).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm">
            {t('cart.undo')}
          </Button>
        </Form>
      }
    >
      {t('cart.news.removed')}
    </Notice>
  );
}

function isNews(text: string): text is News {
  return Object.hasOwn(tones, text);
}
