import { NavLink } from 'react-router';
import { useTranslate } from '../../i18n/TextsProvider.tsx';

const pages = [
  ['/rules', 'rules.vat.title'],
  ['/rules/shipping', 'rules.shipping.title'],
  ['/rules/hours', 'rules.hours.title'],
  ['/rules/settings', 'rules.settings.title'],
] as const;

/** The ways from one page of the room to the others. */
export function RulePages() {
  const t = useTranslate();
  return (
    <nav aria-label={t('rules.title')} className="desk-nav mb-4 flex flex-wrap gap-1 text-sm">
      {pages.map(([path, title]) => (
        <NavLink key={path} to={path} end className="rounded-md px-3 py-1.5 hover:bg-surface">
          {t(title)}
        </NavLink>
      ))}
    </nav>
  );
}
