import { type Words, words } from '../../../language/languages.ts';
import type { FaqCategoryKey } from './faq-keys.ts';

export interface FaqCategory {
  readonly key: FaqCategoryKey;
  readonly title: Words;
  /** The path segment after `/faq/`. */
  readonly slug: Words;
  readonly order: number;
}

const named: readonly Omit<FaqCategory, 'order'>[] = [
  {
    key: 'ordering',
    title: words(
      'Ordering',
      'Bestellen',
      'Bestellen',
      'Commander',
      'Ordinare',
      'Hacer un pedido',
      'Zamawianie',
      'Bestilling',
      'Beställa',
    ),
    slug: words(
      'ordering',
      'bestellen',
      'bestellen',
      'commander',
      'ordinare',
      'hacer-un-pedido',
      'zamawianie',
      'bestilling',
      'bestalla',
    ),
  },
  {
    key: 'payment',
    title: words(
      'Prices and payment',
      'Prijzen en betalen',
      'Preise und Bezahlen',
      'Prix et paiement',
      'Prezzi e pagamento',
      'Precios y pago',
      'Ceny i płatność',
      'Priser og betaling',
      'Priser och betalning',
    ),
    slug: words(
      'prices-and-payment',
      'prijzen-en-betalen',
      'preise-und-bezahlen',
      'prix-et-paiement',
      'prezzi-e-pagamento',
      'precios-y-pago',
      'ceny-i-platnosc',
      'priser-og-betaling',
      'priser-och-betalning',
    ),
  },
  {
    key: 'shipping',
    title: words(
      'Shipping and customs',
      'Verzending en douane',
      'Versand und Zoll',
      'Livraison et douane',
      'Spedizione e dogana',
      'Envío y aduana',
      'Wysyłka i cło',
      'Fragt og told',
      'Frakt och tull',
    ),
    slug: words(
      'shipping-and-customs',
      'verzending-en-douane',
      'versand-und-zoll',
      'livraison-et-douane',
      'spedizione-e-dogana',
      'envio-y-aduana',
      'wysylka-i-clo',
      'fragt-og-told',
      'frakt-och-tull',
    ),
  },
  {
    key: 'returns',
    title: words(
      'Returns and complaints',
      'Retourneren en klachten',
      'Rückgabe und Reklamation',
      'Retours et réclamations',
      'Resi e reclami',
      'Devoluciones y reclamaciones',
      'Zwroty i reklamacje',
      'Returnering og reklamation',
      'Returer och reklamationer',
    ),
    slug: words(
      'returns-and-complaints',
      'retourneren-en-klachten',
      'rueckgabe-und-reklamation',
      'retours-et-reclamations',
      'resi-e-reclami',
      'devoluciones-y-reclamaciones',
      'zwroty-i-reklamacje',
      'returnering-og-reklamation',
      'returer-och-reklamationer',
    ),
  },
  {
    key: 'products-and-materials',
    title: words(
      'Products and materials',
      'Producten en materialen',
      'Produkte und Materialien',
      'Produits et matières',
      'Prodotti e materiali',
      'Productos y materiales',
      'Produkty i materiały',
      'Produkter og materialer',
      'Produkter och material',
    ),
    slug: words(
      'products-and-materials',
      'producten-en-materialen',
      'produkte-und-materialien',
      'produits-et-matieres',
      'prodotti-e-materiali',
      'productos-y-materiales',
      'produkty-i-materialy',
      'produkter-og-materialer',
      'produkter-och-material',
    ),
  },
  {
    key: 'business',
    title: words(
      'Business customers',
      'Zakelijke klanten',
      'Geschäftskunden',
      'Clients professionnels',
      'Clienti aziendali',
      'Clientes de empresa',
      'Klienci firmowi',
      'Erhvervskunder',
      'Företagskunder',
    ),
    slug: words(
      'business-customers',
      'zakelijke-klanten',
      'geschaeftskunden',
      'clients-professionnels',
      'clienti-aziendali',
      'clientes-de-empresa',
      'klienci-firmowi',
      'erhvervskunder',
      'foretagskunder',
    ),
  },
];

export const faqCategories: readonly FaqCategory[] = named.map((category, order) => ({ ...category, order }));
