import type { Article } from '../../../writing/article.ts';

export const paymentMethodsFr: Article = {
  title: 'Moyens de paiement',
  intro:
    'Payez comme vous en avez l’habitude. Les moyens proposés dépendent de votre pays et de votre devise ; aucun n’entraîne de supplément.',
  metaDescription:
    'Payer chez {brand} : iDEAL, Bancontact, carte, PayPal, Klarna, virement et carte cadeau, et que faire lorsqu’un paiement échoue.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Chaque moyen en une phrase' },
    {
      facts: [
        [
          'iDEAL',
          'Vous confirmez le montant dans l’application de votre banque néerlandaise, et nous le savons dans l’instant.',
        ],
        [
          'Bancontact',
          'Pour les cartes belges, dans l’application ou avec le numéro de carte et le lecteur.',
        ],
        [
          'Carte bancaire',
          'Cartes de débit et de crédit. Votre banque peut vous demander de valider le paiement dans son application.',
        ],
        ['PayPal', 'Depuis votre solde, votre carte ou votre compte, sans que nous voyions ces données.'],
        [
          'Klarna',
          'Paiement différé ou en plusieurs fois, là où Klarna le propose. Klarna décide seul et applique ses conditions : lisez-les d’abord.',
        ],
        [
          'Virement',
          'En euros. Nous mettons votre corde de côté et la coupons à l’arrivée des fonds ; comptez quelques jours de plus.',
        ],
        [
          'Carte cadeau',
          'Saisissez le code dans le panier. Ce que la carte ne couvre pas se règle autrement ; le solde reste sur la carte.',
        ],
      ],
    },
    { heading: 'Est-ce sûr ?' },
    'Le paiement se fait sur une page de notre prestataire, par une connexion chiffrée. Numéros de carte et identifiants bancaires ne nous parviennent jamais : nous ne risquons pas de les perdre.',
    { heading: 'Si un paiement échoue' },
    'Rien n’est perdu. Le panier reste tel quel ; vous pouvez recommencer ou choisir un autre moyen. Si votre banque a tout de même débité la somme et que vous n’avez pas de confirmation au bout d’une heure, [indiquez-nous](page:contact) l’heure et le montant. Nous vérifions, et aucune commande n’est payée deux fois.',
    { heading: 'Minimum de commande, remises et achats professionnels' },
    'La commande est possible à partir de {minimumOrder} d’articles. Les codes de réduction se saisissent dans le panier, avant le paiement. Les entreprises indiquent leur raison sociale et leur numéro de TVA au moment de commander ; l’effet sur le total est expliqué dans [avec ou sans TVA](page:withOrWithoutVat), et les acheteurs réguliers liront aussi la page [vente en gros](page:wholesale).',
    { heading: 'Remboursements' },
    'L’argent repart par où il est venu : sur la carte, le compte ou la carte cadeau. Les délais figurent à la page [retours](page:returns).',
  ],
};
