import { Badge, type BadgeTone, classNames, Link, TextField } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import type { ReactNode } from 'react';
import { DeskForm, SubmitButton } from '../forms/DeskForm.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { Panel } from './Panel.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  source: 'primary',
  shared: 'neutral',
  missing: 'error',
  outdated: 'warning',
  translated: 'success',
};

interface Localised {
  readonly locale: string;
  readonly state: string;
  readonly changedAt: string;
}

export interface WordsBesideProps<Words extends Localised> {
  readonly words: readonly Words[];
  /** The locale that was asked for. */
  readonly beside: string;
  /** Of the page, without what is asked. */
  readonly path: string;
  /** The form of one locale. */
  readonly children: (words: Words) => ReactNode;
}

/** The source on the left, one translation on the right; the first that needs somebody, unless another was asked for. */
export function WordsBeside<Words extends Localised>({
  words: all,
  beside,
  path,
  children,
}: WordsBesideProps<Words>) {
  const t = useTranslate();
  const { moment } = useFormats();
  const source = all.find(({ state }) => state === 'source');
  const others = all.filter((words) => words !== source);
  const chosen =
    others.find(({ locale }) => locale === beside) ??
    others.find(({ state }) => state === 'missing' || state === 'outdated') ??
    others[0];
  return (
    <Panel title={t('words.title')}>
      <nav aria-label={t('words.locales')} className="mb-4 flex flex-wrap gap-1.5">
        {others.map(({ locale, state }) => (
          <Link
            key={locale}
            href={`${path}?locale=${locale}`}
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
          (words) =>
            words && (
              <section key={words.locale} aria-label={words.locale} className="grid content-start gap-5">
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="font-semibold">{words.locale}</h3>
                  <StateBadge state={words.state} />
                  <span className="text-sm text-text-muted">
                    {t('words.changed', { moment: moment(words.changedAt) })}
                  </span>
                </div>
                {children(words)}
              </section>
            ),
        )}
      </div>
    </Panel>
  );
}

function StateBadge({ state }: { readonly state: string }) {
  const t = useTranslate();
  return <Badge tone={tones[state] ?? 'neutral'}>{t(`words.states.${state as 'source'}`)}</Badge>;
}

export interface AddressOfLocaleProps {
  readonly form: FormState<'urlKey'>;
  /** The whole address, where the key is but a part of it. */
  readonly path?: string;
  readonly formerPaths: readonly (string | null)[];
  readonly isReadOnly: boolean;
}

/** The address of one locale, by hand; the former ones keep leading here. */
export function AddressOfLocale({ form, path, formerPaths, isReadOnly }: AddressOfLocaleProps) {
  const t = useTranslate();
  return (
    <DeskForm form={form} className="grid gap-3 border-t border-border pt-4">
      <fieldset disabled={isReadOnly}>
        <TextField {...form.field('urlKey')} />
      </fieldset>
      {path !== undefined && <p className="text-sm break-all text-text-muted">/{path}</p>}
      {formerPaths.length > 0 && (
        <p className="text-sm text-text-muted">{t('words.formerPaths', { paths: formerPaths.join(', ') })}</p>
      )}
      {!isReadOnly && (
        <SubmitButton form={form} variant="secondary" size="sm">
          {t('words.move')}
        </SubmitButton>
      )}
    </DeskForm>
  );
}
