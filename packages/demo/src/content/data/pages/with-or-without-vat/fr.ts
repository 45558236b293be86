import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatFr: Article = {
  title: 'Avec ou sans TVA',
  intro:
    'Un particulier veut voir ce qu’il paie, une entreprise ce qu’elle comptabilise. Changez ici l’affichage des prix : la somme due, elle, ne bouge pas.',
  metaDescription:
    'Affichez les prix de {brand} TTC ou HT et voyez quelle TVA s’applique à votre commande : Pays-Bas, Union européenne, entreprises, Royaume-Uni, ailleurs.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Ce que vous voyez' },
    'La plupart de nos boutiques affichent des prix TTC ; les boutiques américaine et suédoise les affichent hors taxes. La mention figure à côté de chaque prix. La livraison n’est jamais comprise dans le prix d’un produit : elle apparaît à part dans le panier, tout comme la TVA.',
    { heading: 'Ce que vous payez' },
    'La taxe suit le colis. C’est le pays de livraison qui compte, ou les Pays-Bas si vous venez chercher la commande.',
    {
      table: {
        head: ['Livraison', 'Particulier', 'Entreprise avec un numéro de TVA valide'],
        rows: [
          ['Pays-Bas', 'TVA néerlandaise', 'TVA néerlandaise, récupérable'],
          [
            'Autre pays de l’UE',
            'TVA au taux de ce pays',
            'Pas de TVA : autoliquidation, mentionnée sur la facture',
          ],
          [
            'Royaume-Uni, petite commande',
            'TVA britannique, facturée par nous',
            'TVA britannique, facturée par nous',
          ],
          [
            'Royaume-Uni, au-delà du seuil d’importation',
            'Pas de TVA de notre part ; le transporteur la perçoit',
            'Pas de TVA de notre part ; le transporteur la perçoit',
          ],
          [
            'Norvège, Suisse, États-Unis et ailleurs',
            'Pas de TVA de notre part ; taxe à l’importation possible',
            'Pas de TVA de notre part ; taxe à l’importation possible',
          ],
        ],
      },
    },
    'Comme les taux varient, les mêmes dix mètres peuvent coûter quelques centimes de plus au Danemark qu’en Allemagne. Une carte cadeau s’achète sans TVA ; celle-ci est comprise dans ce que la carte sert à payer.',
    { heading: 'Commander en tant qu’entreprise' },
    {
      steps: [
        'Cochez *commande professionnelle* avec vos coordonnées.',
        'Saisissez la raison sociale et le numéro de TVA avec les lettres du pays. Nous vérifions aussitôt sa forme et, si le registre européen répond, sa validité.',
        'Regardez le total avant de payer : c’est lui qui figurera sur la facture.',
      ],
    },
    'Si le registre ne répond pas, sa dernière réponse connue fait foi et nous relisons la commande nous-mêmes. Le montant que vous avez vu ne change plus sans votre accord.',
    {
      note: 'Commande passée en particulier par erreur ? [Prévenez-nous](page:contact) avant le départ du colis : une facture envoyée ne se récrit pas si facilement.',
    },
  ],
};
