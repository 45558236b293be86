import type { Article } from '../../../writing/article.ts';

export const returnsFr: Article = {
  title: 'Retours',
  intro:
    'Un vert différent de celui de l’écran, une corde un peu trop épaisse ? Renvoyez-la. Vous avez {returnDays} jours, plus du double du délai légal.',
  metaDescription:
    'Renvoyer cordes, cordelettes et accessoires à {brand} sous {returnDays} jours : la marche à suivre, ce qui est repris, les frais et le remboursement.',
  blocks: [
    { heading: 'Comment faire un retour' },
    {
      steps: [
        'Prévenez-nous dans les {returnDays} jours suivant la réception du colis : depuis la commande dans votre compte, ou par la [page de contact](page:contact) en indiquant le numéro de commande et les articles concernés. Inutile de donner une raison, même si elle nous aide à mieux choisir nos cordes.',
        'Nous vous envoyons l’adresse et le bon de retour, le plus souvent dans la journée, les jours ouvrés.',
        'Enroulez la corde sans la serrer, glissez le bon dans le colis et postez-le dans les 14 jours suivant votre message. Gardez le reçu jusqu’au remboursement.',
        'Une fois le colis vérifié, nous vous remboursons par le moyen de paiement que vous avez utilisé.',
      ],
    },
    { heading: 'Ce que nous reprenons' },
    'Tout ce que vous auriez pu prendre en main dans un magasin, dans l’état où vous l’avez reçu. Pour une corde, cela veut dire :',
    {
      list: [
        'elle a toute sa longueur, bout thermosoudé compris ;',
        'elle est propre et sèche, sans nœuds, sans plis et sans poils de chien ;',
        'les boucles, anneaux et outils n’ont pas servi et sont dans leur emballage ;',
        'les cartes cadeaux n’ont pas été utilisées.',
      ],
    },
    'Toute longueur proposée sur la page du produit est une longueur standard. Nous la coupons pour vous sur la bobine, mais vous pouvez la renvoyer.',
    { heading: 'Ce que nous ne pouvons pas reprendre' },
    {
      list: [
        'Les longueurs coupées selon vos indications, c’est-à-dire celles que la page du produit ne propose pas et que vous nous avez demandées à part.',
        'Les cours et autres contenus numériques déjà commencés, si vous y avez consenti en commandant.',
        'Les pièces recoupées, lavées, teintes ou déjà travaillées.',
      ],
    },
    { heading: 'Frais et remboursement' },
    'Le port du retour est à votre charge, sauf erreur de notre part ou défaut de l’article. Si vous renvoyez toute la commande, nous remboursons aussi les frais de livraison standard. Vous êtes remboursé dans les 14 jours suivant votre message ; nous pouvons toutefois attendre d’avoir reçu le colis ou la preuve de son envoi.',
    { heading: 'Erreur, dommage, corde trop courte ?' },
    'Envoyez-nous une photo, avec un mètre à côté si la corde est trop courte. Nous la remplaçons aussitôt et à nos frais ; bien souvent, vous n’avez rien à renvoyer. Vos droits légaux, rappelés dans nos [conditions générales](page:terms), restent entiers.',
    {
      note: 'Une vieille corde qui a fait son temps n’est pas un retour, mais nous la récupérons volontiers : voyez la page [recyclage](page:recycling).',
    },
  ],
};
