import { Badge, Notice, TextAreaField } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, receive, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  ChangeShopMessageMutation,
  RestoreShopMessageMutation,
  ShopMessageQuery,
} from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { MessageHistory } from './MessageHistory.tsx';
import { messageForm, textField, textsOf } from './message-form.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { key = '' } = args.params;
  const { shopMessage: message } = await deskOf(args).client.ask(ShopMessageQuery, { key });
  if (!message) throw data('not-found', { status: 404 });
  return {
    ...message,
    texts: message.texts.filter((text) => text !== null),
    history: message.history.flatMap((change) =>
      change ? [{ ...change, differences: change.differences.filter((each) => each !== null) }] : [],
    ),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { key = '' } = args.params;
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const revision = String(sent.get('revision') ?? '').slice(0, 128);
  const saved = `/messages/${encodeURIComponent(key)}?saved`;
  if (sent.get('intent') === 'restore') {
    return settle(await client.change(RestoreShopMessageMutation, { key, revision }), saved);
  }
  const { values, problems, refuse } = receive(messageForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const outcome = await client.change(ChangeShopMessageMutation, { key, revision, texts: textsOf(values) });
  if (outcome.ok) throw redirect(saved, 303);
  return refuse({ refused: outcome });
}

export default function Message() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { key, revision, history } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={key} />
      <div className="grid gap-4">
        {search.has('saved') && <Notice tone="success">{t('messages.saved')}</Notice>}
        <RefusalNotice />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Texts key={revision} />
          <div className="grid gap-5">
            <Usage />
            <MessageHistory changes={history} />
          </div>
        </div>
      </div>
    </>
  );
}

function Texts() {
  const t = useTranslate();
  const isOpen = useMay()('changeShopMessage');
  const { texts, revision } = useLoaderData<typeof loader>();
  const form = useDeskForm(messageForm, {
    initial: Object.fromEntries(texts.map(({ locale, own }) => [textField(locale), own ?? ''])),
  });
  return (
    <Panel title={t('messages.texts')}>
      <DeskForm form={form} className="grid gap-4">
        <input type="hidden" name="revision" value={revision} />
        <fieldset disabled={!isOpen} className="grid gap-5">
          {texts.map(({ locale, text, isMisfit }) => (
            <div key={locale} className="grid gap-x-6 gap-y-2 border-t border-border pt-4 lg:grid-cols-2">
              <div className="grid content-start gap-1 text-sm">
                <span className="flex items-center gap-2 font-semibold">
                  {locale}
                  {isMisfit && <Badge tone="warning">{t('messages.states.misfit')}</Badge>}
                </span>
                <span lang={locale} className="break-words">
                  {text}
                </span>
              </div>
              <TextAreaField
                {...form.field(textField(locale))}
                label={`${t('messages.own')} · ${locale}`}
                lang={locale}
              />
            </div>
          ))}
        </fieldset>
        <p className="text-sm text-text-muted">{t('messages.rules')}</p>
        {isOpen && <SubmitButton form={form}>{t('messages.save')}</SubmitButton>}
      </DeskForm>
    </Panel>
  );
}

function Usage() {
  const t = useTranslate();
  const { usedIn } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('messages.usedIn')}>
      {usedIn.length === 0 ? (
        <p className="text-sm text-text-muted">{t('messages.usedNowhere')}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {usedIn.map((file) => (
            <li key={file} className="break-all">
              {file}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
