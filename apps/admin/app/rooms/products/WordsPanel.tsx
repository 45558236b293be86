import { Badge, type BadgeTone, classNames, Link, TextAreaField, TextField } from '@bowline/ui/components';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { ShownProduct } from './Product.tsx';
import { addressForm, productPath, wordsForm } from './product-forms.ts';

type Words = NonNullable<ShownProduct['words'][number]>;

const tones: Readonly<Record<string, BadgeTone>> = {
  source: 'primary',
  shared: 'neutral',
  missing: 'error',
  outdated: 'warning',
  translated: 'success',
};

/** The source on the left, one translation on the right; the first that needs somebody, unless another was asked for. */
export function WordsPanel({ product, beside }: { readonly product: ShownProduct; readonly beside: string }) {
  const t = useTranslate();
  const all = product.words.filter((words) => words !== null);
  const source = all.find(({ state }) => state === 'source');
  const others = all.filter((words) => words !== source);
  const chosen =
    others.find(({ locale }) => locale === beside) ??
    others.find(({ state }) => state === 'missing' || state === 'outdated') ??
    others[0];
  return (
    <Panel title={t('products.words.title')}>
      <nav aria-label={t('products.words.locales')} className="mb-4 flex flex-wrap gap-1.5">
        {others.map(({ locale, state }) => (
          <Link
            key={locale}
            href={`${productPath(product.sku)}?locale=${locale}`}
            aria-current={locale === chosen?.locale ? 'page' : undefined}
            className={classNames(
              'flex items-center gap-1.5 rounded-full border px-2.5 py-1 text-sm',
              locale === chosen?.locale ? 'border-primary font-semibold' : 'border-border',
            )}
          >
            {locale}
            {(state === 'missing' || state === 'outdated') && <StateBadge state={state} />}
          </Link>
        ))}
      </nav>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {[source, chosen].map(
          (words) => words && <WordsOfLocale key={words.locale} {...{ product, words }} />,
        )}
      </div>
    </Panel>
  );
}

function StateBadge({ state }: { readonly state: string }) {
  const t = useTranslate();
  return <Badge tone={tones[state] ?? 'neutral'}>{t(`products.words.states.${state as 'source'}`)}</Badge>;
}

interface OfLocale {
  readonly product: ShownProduct;
  readonly words: Words;
}

function WordsOfLocale({ words }: OfLocale) {
  const t = useTranslate();
  const may = useMay();
  const { moment } = useFormats();
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
  const isReadOnly = !may('changeProductWords');
  return (
    <section aria-label={words.locale} className="grid content-start gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{words.locale}</h3>
        <StateBadge state={words.state} />
        <span className="text-sm text-text-muted">
          {t('products.words.changed', { moment: moment(words.changedAt) })}
        </span>
      </div>
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
        {!isReadOnly && (
          <SubmitButton form={form}>{t('products.words.save', { locale: words.locale })}</SubmitButton>
        )}
      </DeskForm>
      <AddressOfLocale words={words} />
    </section>
  );
}

function AddressOfLocale({ words }: Pick<OfLocale, 'words'>) {
  const t = useTranslate();
  const may = useMay();
  const form = useDeskForm(addressForm(words.locale), { initial: { urlKey: words.urlKey } });
  const isReadOnly = !may('renameProduct');
  return (
    <DeskForm form={form} className="grid gap-3 border-t border-border pt-4">
      <fieldset disabled={isReadOnly}>
        <TextField {...form.field('urlKey')} />
      </fieldset>
      {words.formerPaths.length > 0 && (
        <p className="text-sm text-text-muted">
          {t('products.words.formerPaths', { paths: words.formerPaths.join(', ') })}
        </p>
      )}
      {!isReadOnly && (
        <SubmitButton form={form} variant="secondary" size="sm">
          {t('products.words.move')}
        </SubmitButton>
      )}
    </DeskForm>
  );
}
