import { Card, Link, StarChoice, TextAreaField, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../account/area/AccountFrame.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import { type ReviewToWrite, reviewForm } from './write-review.ts';

export function WriteReviewScreen({ product, id, initial }: ReviewToWrite) {
  const t = useTranslate();
  const form = useShopForm(reviewForm, { initial });
  const { hint: _, ...stars } = form.choices('stars');
  return (
    <AccountFrame title={t(id ? 'reviews.form.changeTitle' : 'reviews.write')}>
      <div className="flex items-center gap-4">
        <span className="shrink-0">
          <ShopImage src={product.image.src} alt="" width={80} height={80} className="rounded-md" />
        </span>
        <Link href={product.path} className="text-link-style font-semibold">
          {product.name}
        </Link>
      </div>
      <Card className="max-w-2xl">
        <ShopForm form={form} className="grid gap-5">
          <input type="hidden" name="sku" value={product.sku} />
          <input type="hidden" name="review" value={id} />
          <StarChoice {...stars} labelOf={(number) => t('reviews.stars', {}, number)} />
          <TextField {...form.field('summary')} />
          <TextAreaField {...form.field('text')} />
          <TextField {...form.field('nickname')} />
          <p className="text-sm text-text-muted">{t('reviews.form.after')}</p>
          <SubmitButton form={form}>{t(id ? 'account.save' : 'reviews.form.submit')}</SubmitButton>
        </ShopForm>
      </Card>
    </AccountFrame>
  );
}
