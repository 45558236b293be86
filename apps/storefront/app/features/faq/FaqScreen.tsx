import {
  Breadcrumb,
  Button,
  ButtonLink,
  classNames,
  EmptyState,
  SelectField,
  TextField,
} from '@bowline/ui/components';
import { Suspense, useEffect } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../i18n/use-page-path.ts';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { plainTextOf } from '../../seo/plain-text.ts';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { faqSectionPart } from './faq-section-part.ts';
import type { FaqView } from './load-faq.ts';
import { longestQuestion } from './matching-entries.ts';

/** Questions and answers, all or those of a category, with a choice that works as a plain form (specification 2.2). */
export function FaqScreen(view: FaqView) {
  const { categories, chosen, query, paths } = view;
  const t = useTranslate();
  const words = useShopWords();
  useLinkedQuestion();
  const title = t('screens.faq');
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: title, href: '/faq' },
    ...(chosen ? [{ label: chosen.title, href: `/faq/${chosen.slug}` }] : []),
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <PageHead
        title={chosen ? t('faq.titleOfCategory', { category: chosen.title }) : title}
        description={
          chosen
            ? t('faq.descriptionOfCategory', { ...words, category: chosen.title })
            : t('faq.description', words)
        }
        paths={paths}
      />
      <StructuredData
        data={(absolute) => [
          ...(query === '' && categories.length > 0 ? [faqData(categories)] : []),
          breadcrumbData(trail, absolute),
        ]}
      />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <header className="grid max-w-reading gap-3">
        <h1 className="text-4xl">{chosen ? chosen.title : title}</h1>
        <p className="text-lg text-text-muted">{t('faq.lead')}</p>
      </header>
      <FaqChoice {...view} />
      {categories.length === 0 && (
        <EmptyState title={t('faq.nothing', { query })}>{t('faq.nothingHint')}</EmptyState>
      )}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {categories.map((category) => (
          <Suspense key={category.slug}>
            <faqSectionPart.Component {...category} hasHeading={!chosen} isSearched={query !== ''} />
          </Suspense>
        ))}
        <AskUs isBesideQuestions={categories.length % 2 === 1} />
      </div>
    </div>
  );
}

/** Beside the last category, or below all of them where it would stand alone. */
function AskUs({ isBesideQuestions }: { isBesideQuestions: boolean }) {
  const t = useTranslate();
  const pagePath = usePagePath();
  return (
    <section
      className={classNames(
        'grid justify-items-start gap-3 rounded-lg bg-surface-sunken p-6',
        !isBesideQuestions && 'lg:col-span-2',
      )}
    >
      <h2 className="text-2xl">{t('faq.notFound')}</h2>
      <p className="text-text-muted">{t('faq.notFoundText')}</p>
      <ButtonLink href={pagePath('contact')}>{t('faq.askUs')}</ButtonLink>
    </section>
  );
}

/** Browsers unfold what an address points into when they load it; after a step within the shop this does the same. */
function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!key || hash === '') return;
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!question || question.open) return;
    question.open = true;
    answer?.scrollIntoView();
  }, [hash, key]);
}

/** What search engines read of questions and answers (schema.org). */
function faqData(categories: FaqView['categories']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
      })),
    ),
  };
}

/** Category and words. A plain form; with scripts another category is shown as soon as it is chosen. */
function FaqChoice({ choices, chosen, query }: FaqView) {
  const t = useTranslate();
  const submit = useSubmit();
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form
      // A new page has new choices: what the fields showed before is no longer true.
      key={`${chosen?.slug} ${query}`}
      action="/faq"
      role="search"
      aria-label={t('faq.choiceLabel')}
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        name="category"
        label={t('faq.category')}
        defaultValue={chosen?.slug ?? ''}
        onChange={(event) => submit(event.currentTarget.form)}
        options={[{ value: '', label: t('faq.allCategories') }, ...choices]}
      />
      <TextField
        name="q"
        type="search"
        label={t('faq.words')}
        defaultValue={query}
        maxLength={longestQuestion}
      />
      <Button type="submit" busy={isLoading} busyLabel={t('faq.loading')}>
        {t('faq.show')}
      </Button>
    </Form>
  );
}
