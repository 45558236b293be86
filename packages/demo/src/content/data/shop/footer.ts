import type { CategoryKey, StaticPageId } from '@bowline/markets';
import { type Words, words } from '../../../language/languages.ts';

/** A page is linked under its own title; whatever else is linked brings its words. */
export type FooterLink =
  | { readonly page: StaticPageId }
  | { readonly title: Words; readonly target: string }
  | { readonly title: Words; readonly href: string };

export interface FooterGroup {
  readonly key: string;
  readonly title: Words;
  readonly links: readonly FooterLink[];
}

export const faqLink = {
  target: 'faq:',
  title: words(
    'Frequently asked questions',
    'Veelgestelde vragen',
    'Häufige Fragen',
    'Questions fréquentes',
    'Domande frequenti',
    'Preguntas frecuentes',
    'Często zadawane pytania',
    'Ofte stillede spørgsmål',
    'Vanliga frågor',
  ),
} satisfies FooterLink;

const blogLink: FooterLink = {
  target: 'blog:',
  title: words('Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Blogg'),
};

/** Where guests find what they ordered. */
const orderLookupLink: FooterLink = {
  href: '/orders',
  title: words(
    'Find your order',
    'Zoek je bestelling',
    'Bestellung finden',
    'Retrouver votre commande',
    'Trova il tuo ordine',
    'Encuentra tu pedido',
    'Znajdź zamówienie',
    'Find din ordre',
    'Hitta din order',
  ),
};

const storesLink: FooterLink = {
  href: '/stores',
  title: words(
    'Our shop and other countries',
    'Onze winkel en andere landen',
    'Unser Laden und andere Länder',
    'Notre magasin et autres pays',
    'Il nostro negozio e altri paesi',
    'Nuestra tienda y otros países',
    'Nasz sklep i inne kraje',
    'Vores butik og andre lande',
    'Vår butik och andra länder',
  ),
};

/** Where whoever compares products comes back to them. */
const compareLink: FooterLink = {
  href: '/compare',
  title: words(
    'Compare products',
    'Producten vergelijken',
    'Produkte vergleichen',
    'Comparer des produits',
    'Confronta prodotti',
    'Comparar productos',
    'Porównanie produktów',
    'Sammenlign produkter',
    'Jämför produkter',
  ),
};

function category(key: CategoryKey, title: Words): FooterLink {
  return { target: `category:${key}`, title };
}

export const footerGroups: readonly FooterGroup[] = [
  {
    key: 'service',
    title: words(
      'Customer service',
      'Klantenservice',
      'Kundenservice',
      'Service client',
      'Servizio clienti',
      'Atención al cliente',
      'Obsługa klienta',
      'Kundeservice',
      'Kundservice',
    ),
    links: [
      { page: 'contact' },
      orderLookupLink,
      compareLink,
      { page: 'shippingRates' },
      { page: 'paymentMethods' },
      { page: 'returns' },
      { page: 'withOrWithoutVat' },
      faqLink,
    ],
  },
  {
    key: 'company',
    title: words(
      'About us',
      'Over ons',
      'Über uns',
      'Qui sommes-nous ?',
      'Chi siamo',
      'Quiénes somos',
      'O nas',
      'Om os',
      'Om oss',
    ),
    links: [
      { page: 'about' },
      { page: 'whyBuy' },
      { page: 'showroom' },
      storesLink,
      { page: 'recycling' },
      { page: 'ambassadors' },
      { page: 'wholesale' },
    ],
  },
  {
    key: 'making',
    title: words(
      'Make something',
      'Aan de slag',
      'Selber machen',
      'À vos cordes',
      'Mettiti all’opera',
      'Manos a la obra',
      'Do dzieła',
      'I gang med det',
      'Skapa själv',
    ),
    links: [
      { page: 'yesProduct' },
      blogLink,
      category(
        'diyKits',
        words(
          'Kits for beginners',
          'Pakketten voor beginners',
          'Sets für den Einstieg',
          'Kits pour débuter',
          'Kit per cominciare',
          'Kits para empezar',
          'Zestawy na początek',
          'Sæt til begyndere',
          'Kit för nybörjare',
        ),
      ),
      category(
        'diyTools',
        words(
          'Tools',
          'Gereedschap',
          'Werkzeug',
          'Outils',
          'Attrezzi',
          'Herramientas',
          'Narzędzia',
          'Værktøj',
          'Verktyg',
        ),
      ),
      category(
        'newArrivals',
        words(
          'New arrivals',
          'Nieuw binnen',
          'Neuheiten',
          'Nouveautés',
          'Novità',
          'Novedades',
          'Nowości',
          'Nyheder',
          'Nyheter',
        ),
      ),
    ],
  },
  {
    key: 'legal',
    title: words(
      'Legal',
      'Juridisch',
      'Rechtliches',
      'Informations légales',
      'Informazioni legali',
      'Información legal',
      'Informacje prawne',
      'Juridisk information',
      'Juridisk information',
    ),
    links: [{ page: 'terms' }, { page: 'privacy' }, { page: 'imprint' }],
  },
];

export const footerNote: Words = words(
  '{brand} is a demonstration shop: {legalName} is invented, and nothing ordered here is delivered.',
  '{brand} is een demonstratiewinkel: {legalName} is verzonnen en wat je hier bestelt, wordt niet geleverd.',
  '{brand} ist ein Demonstrationsshop: Die {legalName} ist erfunden, und was hier bestellt wird, wird nicht geliefert.',
  '{brand} est une boutique de démonstration : {legalName} est inventée et rien de ce qui est commandé ici n’est livré.',
  '{brand} è un negozio dimostrativo: {legalName} è inventata e ciò che si ordina qui non viene consegnato.',
  '{brand} es una tienda de demostración: {legalName} es inventada y lo que se pide aquí no se entrega.',
  '{brand} to sklep demonstracyjny: {legalName} jest firmą zmyśloną, a zamówione tu towary nie są dostarczane.',
  '{brand} er en demonstrationsbutik: {legalName} er opdigtet, og det, der bestilles her, bliver ikke leveret.',
  '{brand} är en demonstrationsbutik: {legalName} är påhittat, och det som beställs här levereras inte.',
);

/** The short menu beside the departments. */
export const serviceMenu: readonly FooterLink[] = [
  { page: 'contact' },
  { page: 'shippingRates' },
  { page: 'returns' },
  faqLink,
  blogLink,
];
