import { FooterColumn, Link } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { FooterLinkView, FooterView } from '../layouts/load-footer.ts';

/** The columns as editors wrote them, and the shops beside this one. */
export function FooterColumns({ footer }: { footer: FooterView }) {
  const t = useTranslate();
  return (
    <>
      {footer.columns.map(({ heading, links }) => (
        <FooterColumn key={heading} title={heading}>
          <FooterLinks links={links} />
        </FooterColumn>
      ))}
      {footer.sisterShops.length > 0 && (
        <FooterColumn title={t('content.sisterShops')}>
          <FooterLinks links={footer.sisterShops} />
        </FooterColumn>
      )}
    </>
  );
}

export function FooterLinks({ links }: { links: readonly FooterLinkView[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}
