import type { CartWords } from '../words.ts';

export const french: CartWords = {
  incentive: 'Remise pour les commandes plus importantes',
  vat: 'TVA',
  warehouse: 'Notre entrepôt',
  shippingMethods: {
    home: 'Livraison à domicile',
    'pickup-point': 'Point relais',
    pickup: "Retrait à l'entrepôt",
  },
  card: 'Carte bancaire',
  bankTransfer: 'Virement bancaire',
  nothingToPay: 'Aucune information de paiement requise',
  notices: {
    'coupon-has-no-effect': "Le code de réduction n'a pas d'effet sur ce panier pour le moment.",
    'gift-card-has-no-effect':
      'Une carte cadeau ne peut pas être utilisée : elle est vide ou dans une autre devise.',
    'shipping-option-gone': "Le mode de livraison n'est plus disponible. Choisissez-en un autre.",
  },
  lineGone: "Cet article n'est plus en stock",
  lineTooMany: "La quantité demandée n'est pas disponible",
  importVatWarning: "La TVA à l'importation est à payer au transporteur.",
  terms: {
    name: 'Conditions générales de vente',
    content: "Nos conditions générales de vente s'appliquent à chaque commande :",
    checkbox: "J'ai lu les conditions générales de vente et je les accepte.",
  },
  giftCardFields: {
    amount: 'Montant',
    sender: "Nom de l'expéditeur",
    sender_email: "E-mail de l'expéditeur",
    recipient: 'Nom du destinataire',
    recipient_email: 'E-mail du destinataire',
    message: 'Message',
  },
};
