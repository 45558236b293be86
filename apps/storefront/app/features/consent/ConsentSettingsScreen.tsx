import { fill } from '@bowline/kit';
import { formatDate } from '@bowline/markets';
import { Button, CheckboxField, Notice } from '@bowline/ui/components';
import { Form, useActionData } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { choiceField, consentPath, purposeField } from './consent-form.ts';
import type { ConsentSettings } from './consent-settings.ts';

/**
 * What a visitor allows, by purpose. The page is loaded anew with the answer: whatever ran until now by an earlier consent
 * does not run on it.
 */
export function ConsentSettingsScreen({ settings }: { settings: ConsentSettings }) {
  const t = useTranslate();
  const answer = useActionData<{ isFailed: boolean }>();
  const { words, purposes, hasPrivacySignal, isSaved } = settings;
  return (
    <ScreenFrame title={t('footer.privacyChoices')}>
      {isSaved && !answer && <Notice tone="success">{words.saved}</Notice>}
      {answer?.isFailed && <Notice tone="error">{words.failed}</Notice>}
      {hasPrivacySignal && <Notice still>{words.signal}</Notice>}
      <p className="max-w-reading">{words.intro}</p>
      <Form method="post" action={consentPath} reloadDocument className="grid max-w-reading gap-6">
        <div className="grid gap-5">
          <CheckboxField
            name="necessary"
            label={<strong>{words.purposes.necessary.title}</strong>}
            hint={words.purposes.necessary.text}
            defaultChecked
            disabled
          />
          {purposes.map(({ purpose, isAllowed, hosts }) => (
            <CheckboxField
              key={purpose}
              id={`purpose-${purpose}`}
              name={purposeField}
              value={purpose}
              label={<strong>{words.purposes[purpose].title}</strong>}
              hint={`${words.purposes[purpose].text} ${
                hosts.length > 0
                  ? `${fill(words.servedBy, { hosts: hosts.join(', ') })}.`
                  : words.servedByNobody
              }`}
              defaultChecked={isAllowed}
            />
          ))}
        </div>
        <div className="grid gap-3 sm:grid-cols-3">
          <Button type="submit" wide name={choiceField} value="ticked">
            {words.save}
          </Button>
          <Button type="submit" wide name={choiceField} value="none">
            {words.refuseAll}
          </Button>
          <Button type="submit" wide name={choiceField} value="all">
            {words.acceptAll}
          </Button>
        </div>
      </Form>
      <Standing settings={settings} />
    </ScreenFrame>
  );
}

/** Since when, and by which name the consent can be proven. */
function Standing({ settings: { words, decidedAt, name, hasPrivacySignal } }: { settings: ConsentSettings }) {
  const market = useMarket();
  if (decidedAt === undefined)
    return hasPrivacySignal ? null : <p className="text-text-muted">{words.undecided}</p>;
  const date = formatDate(new Date(decidedAt * 1000), market, 'long');
  return (
    <p className="max-w-reading break-words text-text-muted">
      {fill(words.decided, { date })} {name && fill(words.record, { name })}
    </p>
  );
}
