import { CheckboxField } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { PictureView } from './review-view.ts';
import { keptField, keptValue, removedField } from './sent-pictures.ts';

/** The pictures that the review has so far, each with a way to leave it out, and the chooser for more. */
export function PictureChoice({
  pictures,
  children,
}: {
  pictures: readonly PictureView[];
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <div className="grid gap-3">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="grid justify-items-start gap-2">
              <input type="hidden" name={keptField} value={keptValue(picture)} />
              <img
                src={picture.small}
                width={96}
                height={96}
                alt={t('reviews.picture', { number: index + 1 })}
                className="size-24 rounded-md border border-border object-cover"
              />
              <CheckboxField name={removedField} value={picture.id} label={t('reviews.form.removePicture')} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
