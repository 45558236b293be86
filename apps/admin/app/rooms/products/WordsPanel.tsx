import { TextAreaField, TextField } from '@bowline/ui/components';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { AddressOfLocale, WordsBeside } from '../../parts/WordsBeside.tsx';
import type { ShownProduct } from './Product.tsx';
import { addressForm, productPath, wordsForm } from './product-forms.ts';

type Words = NonNullable<ShownProduct['words'][number]>;

export function WordsPanel({ product, beside }: { readonly product: ShownProduct; readonly beside: string }) {
  const words = product.words.filter((each) => each !== null);
  return (
    <WordsBeside words={words} beside={beside} path={productPath(product.sku)}>
      {(each) => <WordsOfLocale words={each} />}
    </WordsBeside>
  );
}

function WordsOfLocale({ words }: { readonly words: Words }) {
  const t = useTranslate();
  const may = useMay();
  const form = useDeskForm(wordsForm(words.locale), {
    initial: {
      name: words.name,
      rangeName: words.rangeName ?? '',
      colourName: words.colourName ?? '',
      shortDescription: words.shortDescription ?? '',
      descriptionHtml: words.descriptionHtml ?? '',
      metaTitle: words.metaTitle ?? '',
      metaDescription: words.metaDescription ?? '',
    },
  });
  const address = useDeskForm(addressForm(words.locale), { initial: { urlKey: words.urlKey } });
  const isReadOnly = !may('changeProductWords');
  return (
    <>
      <DeskForm form={form} lang={words.locale} className="grid gap-4">
        <input type="hidden" name="seenAt" value={words.changedAt} />
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <TextField {...form.field('name')} />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextField {...form.field('rangeName')} />
            <TextField {...form.field('colourName')} />
          </div>
          <TextAreaField {...form.field('shortDescription')} />
          <TextAreaField {...form.field('descriptionHtml')} />
          <TextField {...form.field('metaTitle')} />
          <TextAreaField {...form.field('metaDescription')} />
        </fieldset>
        {!isReadOnly && <SubmitButton form={form}>{t('words.save', { locale: words.locale })}</SubmitButton>}
      </DeskForm>
      <AddressOfLocale form={address} formerPaths={words.formerPaths} isReadOnly={!may('renameProduct')} />
    </>
  );
}
