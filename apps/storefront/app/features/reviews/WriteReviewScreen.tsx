import { Card, FileField, Link, StarChoice, TextAreaField, TextField } from '@bowline/ui/components';
import { useActionData } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../account/area/AccountFrame.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { type ReviewAnswer, type ReviewToWrite, reviewForm } from './write-review.ts';

export function WriteReviewScreen({ product, id, initial, pictures }: ReviewToWrite) {
  const t = useTranslate();
  const form = useShopForm(reviewForm, { initial });
  const answered = useActionData<ReviewAnswer | undefined>();
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
        <ShopForm form={form} encType="multipart/form-data" className="grid gap-5">
          <input type="hidden" name="sku" value={product.sku} />
          <input type="hidden" name="review" value={id} />
          <StarChoice {...stars} labelOf={(number) => t('reviews.stars', {}, number)} />
          <TextField {...form.field('summary')} />
          <TextAreaField {...form.field('text')} />
          <TextField {...form.field('nickname')} />
          <PictureChoice pictures={answered?.pictures ?? pictures}>
            {/* Another try begins with an empty chooser: what was chosen before is above it. */}
            <FileField key={form.attempt} {...form.files('pictures')} />
          </PictureChoice>
          <p className="text-sm text-text-muted">{t('reviews.form.after')}</p>
          <SubmitButton form={form}>{t(id ? 'account.save' : 'reviews.form.submit')}</SubmitButton>
        </ShopForm>
      </Card>
    </AccountFrame>
  );
}
