import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutFrench: CheckoutTexts = {
  'guest-email-missing': "L'adresse e-mail de l'invité manque.",
  'order-without-lines':
    'Une erreur du serveur a empêché votre commande. Veuillez passer votre commande à nouveau',
  'order-cart-busy':
    'Le panier a été modifié ailleurs au même moment. Veuillez passer votre commande à nouveau',
  'order-address-missing':
    'Certaines adresses ne peuvent pas être utilisées en raison des réglages de certains pays.',
  'order-shipping-method-missing':
    'Le mode de livraison manque. Choisissez le mode de livraison et réessayez.',
  'order-billing-address-missing': "Veuillez vérifier les informations de l'adresse de facturation.",
  'order-payment-method-missing': 'Choisissez un mode de paiement valable et réessayez.',
  'order-out-of-stock': 'Certains produits ne sont plus en stock.',
  'order-below-minimum':
    'Le montant minimum de commande est de {minimum}. Ajoutez encore des articles pour {remaining}.',
  'order-terms-changed': 'Les conditions générales ont changé. Lisez-les et acceptez-les à nouveau.',
  'order-tax-changed':
    'La TVA de votre commande a changé. Vérifiez le nouveau total et passez votre commande à nouveau.',
  'order-gift-card-changed':
    'Une carte cadeau du panier ne peut plus payer ce montant. Vérifiez le nouveau total et passez votre commande à nouveau.',
  'order-payment-not-started':
    "Le paiement n'a pas pu être lancé. Choisissez un autre mode de paiement ou réessayez.",
  'order-not-placed': 'La commande ne peut pas être passée : {reason}',
  'order-refused': '{reason}',
  'order-not-located': "Nous n'avons trouvé aucune commande avec ces informations.",
  'order-needs-login': 'Connectez-vous pour voir la commande.',
  'cancel-order-not-found': "La commande demandée n'existe pas. Vérifiez les informations et réessayez.",
  'cancel-not-authorised': "L'utilisateur actuel n'est pas autorisé à annuler cette commande",
  'cancel-status-not-right': 'La commande est déjà clôturée, terminée, annulée ou en attente',
  'cancel-shipped': 'Une commande dont une partie est expédiée ne peut pas être annulée',
  'cancel-not-confirmed': "L'annulation de la commande n'a pas pu être confirmée.",
  'cancel-reason-not-known': "Le motif d'annulation n'est pas valable.",
};
