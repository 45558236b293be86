import { Card, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PersonalFields } from '../PersonalFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { PersonalDataView } from './load-personal-data.ts';
import { detailsForm, emailForm } from './personal-data-forms.ts';

export function PersonalDataScreen({ details, email }: PersonalDataView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('screens.personalData')}>
      <DetailsForm details={details} />
      <EmailForm email={email} />
    </AccountFrame>
  );
}

function DetailsForm({ details }: Pick<PersonalDataView, 'details'>) {
  const t = useTranslate();
  const form = useShopForm(detailsForm, { initial: details });
  return (
    <Card className="max-w-2xl">
      <ShopForm form={form} className="group grid gap-5">
        <PersonalFields form={form} />
        <SubmitButton form={form}>{t('account.save')}</SubmitButton>
      </ShopForm>
    </Card>
  );
}

function EmailForm({ email }: Pick<PersonalDataView, 'email'>) {
  const t = useTranslate();
  const form = useShopForm(emailForm);
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('account.email.title')}</h2>
      <p>{t('account.email.text', { email })}</p>
      <ShopForm form={form} className="grid gap-5">
        <TextField {...form.field('email')} />
        <TextField {...form.field('currentPassword')} />
        <SubmitButton form={form}>{t('account.email.submit')}</SubmitButton>
      </ShopForm>
    </Card>
  );
}
