import { Button, Link } from '@bowline/ui/components';
import { Form, useLoaderData } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { contentLanguages, documentPath, languageName } from './content-languages.ts';
import type { loader } from './Document.tsx';
import { PlanPanels } from './PlanPanels.tsx';
import { StateBadge } from './StateBadge.tsx';

/** Beside the form: how it stands, its translations, and what is rarely done. */
export function DocumentSide() {
  return (
    <aside className="grid gap-4">
      <Facts />
      <PlanPanels />
      <Translations />
      <RareChanges />
    </aside>
  );
}

function Facts() {
  const t = useTranslate();
  const { exactMoment, number } = useFormats();
  const { id, type, updatedAt, publishedAt, problems } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('content.about')}>
      <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-text-muted">{t('content.changedAt')}</dt>
        <dd>{exactMoment(updatedAt)}</dd>
        <dt className="text-text-muted">{t('content.publishedAt')}</dt>
        <dd>{publishedAt ? exactMoment(publishedAt) : t('content.notYet')}</dd>
        <dt className="text-text-muted">{t('content.open')}</dt>
        <dd>
          {problems.length === 0 ? (
            t('content.nothingOpen')
          ) : (
            <Link href="?check" className="text-link-style">
              {number(problems.length)}
            </Link>
          )}
        </dd>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link href={`${documentPath(type, id)}/history`} className="text-link-style">
          {t('content.history.title')}
        </Link>
        <Link href={`/content/${type}`} className="text-link-style">
          {t('content.toList')}
        </Link>
      </p>
    </Panel>
  );
}

function Translations() {
  const t = useTranslate();
  const { id, type, language, translations } = useLoaderData<typeof loader>();
  if (language === null) return null;
  const missing = contentLanguages.filter(({ code }) => !translations.some((each) => each.language === code));
  return (
    <Panel title={t('content.translations')}>
      <ul className="grid gap-1.5 text-sm">
        {translations.map((translation) => (
          <li key={translation.id} className="flex items-center gap-2">
            <span className="flex-1">
              {translation.id === id ? (
                <strong>{languageName(translation.language)}</strong>
              ) : (
                <Link href={documentPath(type, translation.id)} className="text-link-style">
                  {languageName(translation.language)}
                </Link>
              )}
            </span>
            <StateBadge state={translation.state} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Form method="post" className="mt-3 flex gap-2">
          <label className="min-w-0 flex-1">
            <span className="sr-only">{t('content.language')}</span>
            <select name="language" className="control h-9 w-full">
              {missing.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" size="sm" name="wish" value="translate">
            {t('content.translate')}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

function RareChanges() {
  const t = useTranslate();
  const { state } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('content.more')}>
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="state" value={state} />
        {state !== 'published' && (
          <Button type="submit" size="sm" name="wish" value="discard">
            {t('content.discard')}
          </Button>
        )}
        {state !== 'draft' && (
          <Button type="submit" size="sm" name="wish" value="unpublish">
            {t('content.unpublish')}
          </Button>
        )}
        {state === 'draft' ? null : (
          <details className="text-sm">
            <summary className="w-fit cursor-pointer text-link hover:underline">
              {t('content.remove')}
            </summary>
            <p className="my-2 text-text-muted">{t('content.removeText')}</p>
            <Button type="submit" size="sm" name="wish" value="remove">
              {t('content.removeYes')}
            </Button>
          </details>
        )}
      </Form>
    </Panel>
  );
}
