import type { FaqTexts } from '../faq-keys.ts';

export const paymentFr: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Comment puis-je payer ?',
    answer: [
      'Cela dépend de votre pays et de votre devise : iDEAL aux Pays-Bas, Bancontact en Belgique et, presque partout, la carte bancaire, PayPal ou Klarna. Le virement en euros et la carte cadeau sont aussi possibles. Aucun moyen n’entraîne de frais, et seuls ceux qui fonctionnent chez vous s’affichent au moment de payer. Les détails se trouvent sous [moyens de paiement](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Pourquoi le prix au mètre varie-t-il avec la longueur ?',
    answer: [
      'Parce que couper, enrouler et étiqueter prend autant de temps pour cinq mètres que pour cent. Sur un morceau court, ce travail se répartit sur peu de mètres ; sur un long, sur beaucoup. Le mètre est donc le moins cher dans la plus grande longueur. Il est indiqué pour chaque choix, ce qui rend la comparaison facile. Les motifs coûtent un peu plus que les unis, et le fil réfléchissant ou phosphorescent est plus cher à l’achat.',
    ],
  },
  'quantity-discount': {
    question: 'Est-ce que je paie moins en commandant plus ?',
    answer: [
      'Oui, de deux façons. Si vous prenez plusieurs fois le même article, le prix unitaire baisse ; les paliers figurent sur la page du produit. En plus, le panier accorde une remise sur toute la commande à partir d’un certain montant et affiche ce qui manque pour le palier suivant. Tout se fait sans code. S’il vous faut régulièrement des bobines entières, voyez la page [vente en gros](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Mon paiement a échoué. Que faire ?',
    answer: [
      'Rien n’est perdu : votre panier reste tel quel. Réessayez ou choisissez un autre moyen. Souvent, l’application de la banque a été fermée trop tôt ou la carte a un plafond journalier. Si le compte a été débité et que rien n’arrive au bout d’une heure, [indiquez-nous](page:contact) l’heure et le montant. Nous retrouvons le paiement, et une commande n’est jamais encaissée deux fois.',
    ],
  },
  'gift-card': {
    question: 'Comment fonctionne une carte cadeau ?',
    answer: [
      'Vous choisissez un montant entre {giftCardMinimum} et {giftCardMaximum}, vous écrivez quelques mots, et nous envoyons la carte par e-mail à la personne qui pourra choisir sa couleur. Le code se saisit dans le panier. Si la commande coûte plus, le reste se paie autrement ; si elle coûte moins, le solde reste sur la carte. La TVA n’est due que sur ce qu’elle sert à acheter.',
    ],
  },
};
