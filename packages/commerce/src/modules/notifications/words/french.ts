import type { LetterWords } from './letter-words.ts';

export const french: LetterWords = {
  greeting: 'Bonjour {name},',
  questions: 'Une question ? Répondez simplement à cet e-mail, nous vous aiderons.',
  whyYou: 'Vous recevez cet e-mail en raison de la commande {number}.',
  labels: {
    orderNumber: 'Numéro de commande',
    orderDate: 'Commandé le',
    article: 'Article',
    quantity: 'Quantité',
    amount: 'Montant',
    subtotal: 'Sous-total',
    shipping: 'Frais de livraison',
    free: 'Offerts',
    vatOnTop: 'TVA {rate}',
    vatIncluded: 'Dont TVA {rate}',
    total: 'Total',
    giftCard: 'Carte cadeau se terminant par {ending}',
    paidBy: 'Payé : {method}',
    deliveryAddress: 'Adresse de livraison',
    billingAddress: 'Adresse de facturation',
    vatNumber: 'N° de TVA',
    pickupPoint: 'Point relais',
    warehouse: 'Notre entrepôt',
    delivery: 'Livraison',
    expected: 'Date prévue',
    remarks: 'Vos remarques',
    sample: 'échantillon',
    forRecipient: 'Pour {name}',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    creditNote: 'Avoir',
  },
  confirmation: {
    subject: 'Votre commande {number} est confirmée',
    preview: 'Merci ! Nous avons reçu votre paiement et préparons votre commande.',
    heading: 'Merci pour votre commande',
    intro: 'Nous avons reçu votre paiement. Voici tout ce qui concerne votre commande.',
    next: {
      home: 'La suite : nous coupons votre cordage, emballons le tout et vous écrivons dès que le colis est en route.',
      'pickup-point':
        'La suite : nous coupons votre cordage, emballons le tout et l’envoyons à votre point relais. Nous vous écrivons dès que le colis est en route.',
      pickup:
        'La suite : nous coupons votre cordage, emballons le tout et vous écrivons dès que la commande vous attend à notre entrepôt.',
      digital:
        'Vous n’avez rien à attendre : les cartes cadeaux sont envoyées par e-mail à leurs destinataires.',
    },
    invoiceAttached: 'Votre facture est jointe au format PDF.',
    button: 'Voir votre commande',
  },
  paymentFailed: {
    subject: 'Le paiement de votre commande {number} n’a pas abouti',
    preview: 'Rien n’a été débité. Vous pouvez commander de nouveau quand vous le souhaitez.',
    heading: 'Votre paiement n’a pas abouti',
    reasons: {
      failed: 'Le paiement de la commande {number} a été refusé. Rien n’a été débité.',
      canceled: 'Le paiement de la commande {number} a été annulé. Rien n’a été débité.',
      expired:
        'La commande {number} n’a pas été payée à temps, nous l’avons donc annulée. Rien n’a été débité.',
    },
    cartKept:
      'Tout est encore dans votre panier. Vous pouvez y revenir et payer de nouveau, avec un autre moyen si vous préférez.',
    cartGone: 'Si vous souhaitez toujours ces articles, remettez-les dans votre panier.',
    toCart: 'Retour au panier',
    toShop: 'Vers la boutique',
  },
  cancellation: {
    subject: 'À confirmer : annulation de la commande {number}',
    preview: 'Encore une étape et votre commande est annulée.',
    heading: 'Voulez-vous annuler votre commande ?',
    intro:
      'On nous a demandé d’annuler la commande {number}. Confirmez avec le bouton ci-dessous et nous l’annulons. Ce qui a été payé est remboursé par la même voie.',
    button: 'Annuler la commande',
    ignore: 'Ce n’était pas vous, ou vous avez changé d’avis ? Ne faites rien : la commande reste en l’état.',
  },
  shipped: {
    subject: 'Votre commande {number} est en route',
    preview: 'Votre colis a quitté notre entrepôt.',
    heading: 'Votre commande est en route',
    intro: 'Votre colis a quitté notre entrepôt. Il contient :',
    toPickupPoint: 'Votre colis est en route vers votre point relais. Il contient :',
    withTracking:
      'Le numéro de suivi vous permet de le suivre sur le site ou dans l’application du transporteur.',
    button: 'Voir votre commande',
  },
  readyForPickup: {
    subject: 'Votre commande {number} vous attend',
    preview: 'Vous pouvez retirer votre commande à notre entrepôt.',
    heading: 'Votre commande vous attend',
    intro:
      'Vous pouvez retirer votre commande à notre entrepôt. Pensez à apporter le numéro de commande. Elle contient :',
  },
  giftCard: {
    subject: '{sender} vous offre une carte cadeau',
    preview: 'Une carte cadeau de {amount}, à dépenser comme vous voulez.',
    heading: 'Une carte cadeau de {amount} pour vous',
    intro: '{sender} vous offre une carte cadeau de {amount}.',
    code: 'Voici votre code :',
    howToUse:
      'Saisissez le code dans votre panier au moment de commander. Vous pouvez utiliser la carte en plusieurs fois, jusqu’à ce qu’elle soit vide.',
    keepSafe: 'Conservez bien cet e-mail : toute personne qui a le code peut utiliser la carte.',
    button: 'Vers la boutique',
    whyYou: 'Vous recevez cet e-mail parce que quelqu’un a acheté cette carte cadeau pour votre adresse.',
  },
  refund: {
    subject: 'Votre argent est en route : commande {number}',
    preview: 'Nous vous avons remboursé {amount}.',
    heading: 'Nous vous avons remboursé {amount}',
    intro: 'Nous vous avons remboursé {amount} sur la commande {number}.',
    cameTooLate:
      'Votre paiement pour la commande {number} est arrivé après son annulation. Nous l’avons donc renvoyé.',
    toPayer:
      '{amount} vous sont rendus par le moyen utilisé pour payer ({method}). Comptez en général cinq jours ouvrés.',
    toGiftCard: '{amount} sont de nouveau disponibles sur votre carte cadeau.',
    creditNoteAttached: 'Votre avoir est joint au format PDF.',
  },
};
