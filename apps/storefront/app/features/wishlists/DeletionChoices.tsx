import { ButtonLink, Card, ChoiceGroup, SelectField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { deleteForm, deletionChoices } from './wishlist-forms.ts';
import type { ListFacts } from './wishlist-view.ts';

/** What becomes of the items of a list that is deleted: they move, are kept, or go (specification 4). Or nothing happens. */
export function DeletionChoices({ list, lists }: { list: ListFacts; lists: readonly ListFacts[] }) {
  const t = useTranslate();
  const form = useShopForm(deleteForm, { failed: 'wishlists.problems.delete' });
  const others = lists.filter(({ id, isLegacy }) => id !== list.id && !isLegacy);
  const choices = deletionChoices.filter((choice) => choice !== 'KEEP' || !list.isLegacy);
  const { name, defaultValue, error, id } = form.field('items');
  return (
    <Card>
      <ShopForm form={form} className="grid max-w-form gap-5">
        <h2 className="text-2xl">{t('wishlists.delete.title', { name: list.name })}</h2>
        <input type="hidden" name="list" value={list.id} />
        <ChoiceGroup
          legend={t('wishlists.delete.question')}
          name={name}
          id={id}
          error={error}
          chosen={defaultValue || 'MOVE'}
          choices={choices.map((choice) => ({ value: choice, label: t(`wishlists.delete.${choice}`) }))}
        />
        <SelectField
          name="to"
          label={t('wishlists.delete.to')}
          options={others.map((other) => ({ value: other.id, label: other.name }))}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="danger">
            {t('wishlists.delete.confirm')}
          </SubmitButton>
          <ButtonLink href={`/customer/wishlists?list=${list.id}`} variant="quiet">
            {t('wishlists.delete.cancel')}
          </ButtonLink>
        </div>
      </ShopForm>
    </Card>
  );
}
