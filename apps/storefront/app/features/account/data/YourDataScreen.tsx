import { Card, CheckboxField, Icon, Link, TextField } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import type { YourDataView } from './your-data.ts';
import { copyForm, eraseForm } from './your-data-forms.ts';

/** A copy of everything, and the way out. */
export function YourDataScreen(view: YourDataView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('account.data.title')}>
      <CopyCard {...view} />
      <EraseCard {...view} />
      <p>
        <Link href="/customer/account/privacy" className="text-link-style">
          {t('account.data.back')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function CopyCard(view: YourDataView) {
  const t = useTranslate();
  const form = useShopForm(copyForm);
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('account.data.copyTitle')}</h2>
      <p>{t('account.data.copyText', { email: view.email })}</p>
      <ShopForm form={form} className="grid gap-5">
        <ProofField form={form} {...view} />
        <SubmitButton form={form}>{t('account.data.copySubmit')}</SubmitButton>
      </ShopForm>
    </Card>
  );
}

function EraseCard(view: YourDataView) {
  const t = useTranslate();
  const form = useShopForm(eraseForm);
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('account.data.eraseTitle')}</h2>
      <h3 className="font-semibold">{t('account.data.goesTitle')}</h3>
      <Facts
        icon="close"
        facts={[t('account.data.goesAccount'), t('account.data.goesLists'), t('account.data.goesLetters')]}
      />
      <h3 className="font-semibold">{t('account.data.staysTitle')}</h3>
      <Facts
        icon="info"
        facts={[t('account.data.staysInvoices', {}, view.yearsOfInvoices), t('account.data.staysOrders')]}
      />
      <ShopForm form={form} className="grid gap-5">
        <CheckboxField {...form.tick('understood')} />
        <ProofField form={form} {...view} />
        <SubmitButton form={form} variant="danger">
          {t('account.data.eraseSubmit')}
        </SubmitButton>
      </ShopForm>
    </Card>
  );
}

function Facts({ icon, facts }: { icon: 'close' | 'info'; facts: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {facts.map((fact) => (
        <li key={fact} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 shrink-0 text-text-muted" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Nothing where a passkey was shown just now. */
function ProofField({
  form,
  email,
  needsPassword,
}: YourDataView & { form: Pick<FormState<'currentPassword'>, 'field'> }) {
  const { optionalText: _, ...field } = form.field('currentPassword');
  if (!needsPassword) return null;
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField {...field} required />
    </>
  );
}
