import type { InvoiceWords } from './invoice-words.ts';

export const french: InvoiceWords = {
  titles: { invoice: 'Facture', creditNote: 'Facture d’avoir' },
  facts: {
    invoiceNumber: 'Numéro de facture',
    creditNoteNumber: 'Numéro d’avoir',
    issuedOn: 'Date d’émission',
    orderNumber: 'Numéro de commande',
    orderedOn: 'Date de commande',
    creditedInvoice: 'Avoir sur la facture',
    reason: 'Motif',
  },
  parties: {
    seller: 'Vendeur',
    buyer: 'Facturé à',
    deliveredTo: 'Livré à',
    vatNumber: 'N° de TVA',
    registerNumber: 'Registre du commerce (KvK)',
  },
  columns: {
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    rate: 'TVA',
    net: 'Montant HT',
    gross: 'Montant TTC',
  },
  discount: 'Remise : {amount}',
  shipping: 'Frais de livraison',
  partOfOrder: 'Partie de la commande portée en avoir',
  sums: {
    net: 'Total HT',
    tax: 'TVA',
    total: 'Total TTC',
    totalCredited: 'Total de l’avoir TTC',
    paidBy: 'Payé : {method}',
    paidBackBy: 'Remboursé : {method}',
    due: 'Reste à payer',
    taxInEuro: 'TVA en euros',
  },
  rates: { rate: 'Taux de TVA', taxable: 'Base HT', tax: 'TVA' },
  payments: { card: 'carte bancaire', bankTransfer: 'virement bancaire', giftCard: 'carte cadeau' },
  notes: {
    destination: 'TVA du pays {country}, déclarée via le guichet unique (OSS) de l’Union européenne.',
    'reverse-charge':
      'Autoliquidation. Livraison intracommunautaire exonérée, article 138, paragraphe 1, de la directive 2006/112/CE ; la TVA est due par le preneur.',
    'uk-low-value':
      'TVA britannique facturée par le vendeur : envoi de marchandises n’excédant pas 135 GBP. Numéro de TVA britannique du vendeur : {number}.',
    'uk-import':
      'Exportation exonérée de TVA, article 146, paragraphe 1, de la directive 2006/112/CE. La TVA à l’importation est à payer au transporteur.',
    export:
      'Exportation exonérée de TVA, article 146, paragraphe 1, de la directive 2006/112/CE. Les droits et taxes à l’importation sont à la charge du destinataire.',
  },
  giftCardNote:
    'Les cartes cadeaux sont des bons à usages multiples : la TVA est due lors de leur utilisation (article 30 ter, paragraphe 1, de la directive 2006/112/CE).',
  page: 'Page {page} sur {pages}',
};
