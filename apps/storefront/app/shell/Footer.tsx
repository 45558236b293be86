import { type StaticPageId, shop } from '@bowline/markets';
import { FooterColumn, FooterContents, footerLook, Link, Logo } from '@bowline/ui/components';
import { consentPath } from '../features/consent/consent-form.ts';
import { EditorsNote } from '../features/messages/EditorsNote.tsx';
import { CompanyFacts } from '../features/trust/CompanyFacts.tsx';
import { PaymentMarks } from '../features/trust/PaymentMarks.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { usePagePath } from '../i18n/use-page-path.ts';
import { useShopWords } from '../i18n/use-shop-words.ts';
import { KeptMarkup } from '../KeptMarkup.tsx';
import type { FooterLinkView, FooterView } from '../layouts/load-footer.ts';
import { FooterNewsletter } from './FooterNewsletter.tsx';

const service: readonly StaticPageId[] = [
  'contact',
  'shippingRates',
  'returns',
  'paymentMethods',
  'withOrWithoutVat',
];
const company: readonly StaticPageId[] = [
  'about',
  'whyBuy',
  'showroom',
  'recycling',
  'wholesale',
  'ambassadors',
  'yesProduct',
];
const legal: readonly StaticPageId[] = ['terms', 'privacy', 'imprint'];

export default function Footer({ footer }: { footer: FooterView | null }) {
  return (
    <KeptMarkup as="footer" className={footerLook} of={['footer', footer]}>
      {() => <Contents footer={footer} />}
    </KeptMarkup>
  );
}

function Contents({ footer }: { footer: FooterView | null }) {
  const t = useTranslate();
  return (
    <FooterContents
      lead={
        <div className="grid gap-4">
          <Logo name={shop.brand} />
          <p className="text-text-muted">{footer?.note || t('footer.about')}</p>
          <EditorsNote place="footer" className="text-text-muted" />
          <FooterNewsletter />
          <CompanyFacts />
        </div>
      }
      columns={footer ? <FooterColumns footer={footer} /> : <OwnColumns />}
      closing={
        <>
          <div className="grid gap-3">
            <PaymentMarks />
            <p>{t('footer.rights', { company: shop.legalName })}</p>
            <p className="numbers">
              {shop.brand} {shop.version}
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a:hover]:underline">
            {footer ? <FooterLinks links={footer.social} /> : <PageLinks pages={legal} />}
            <li>
              <Link href={consentPath}>{t('footer.privacyChoices')}</Link>
            </li>
          </ul>
        </>
      }
    />
  );
}

/** What a shop links whose footer nobody has written yet. */
function OwnColumns() {
  const t = useTranslate();
  return (
    <>
      <FooterColumn title={t('footer.service')}>
        <PageLinks pages={service} />
        <li>
          <Link href="/orders">{t('orders.lookup.title')}</Link>
        </li>
        <li>
          <Link href="/compare">{t('compare.title')}</Link>
        </li>
        <li>
          <Link href="/faq">{t('screens.faq')}</Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t('footer.company')}>
        <PageLinks pages={company} />
        <li>
          <Link href="/stores">{t('screens.stores')}</Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t('footer.account')}>
        <li>
          <Link href="/customer">{t('screens.account')}</Link>
        </li>
        <li>
          <Link href="/customer/orders">{t('screens.orders')}</Link>
        </li>
        <li>
          <Link href="/customer/wishlists">{t('screens.wishlists')}</Link>
        </li>
      </FooterColumn>
    </>
  );
}

function PageLinks({ pages }: { pages: readonly StaticPageId[] }) {
  const t = useTranslate();
  const words = useShopWords();
  const pagePath = usePagePath();
  return pages.map((page) => (
    <li key={page}>
      <Link href={pagePath(page)}>{t(`pages.${page}`, words)}</Link>
    </li>
  ));
}

/** The columns as editors wrote them, and the shops beside this one. */
function FooterColumns({ footer }: { footer: FooterView }) {
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

function FooterLinks({ links }: { links: readonly FooterLinkView[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}
