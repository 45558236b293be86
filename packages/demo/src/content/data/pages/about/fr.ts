import type { Article } from '../../../writing/article.ts';

export const aboutFr: Article = {
  title: 'À propos de {brand}',
  intro:
    'Bowline, c’est le nœud de chaise : une boucle qui tient toutes les charges et se défait d’une poussée du pouce. L’idée nous a tant plu que nous en avons fait le nom d’un magasin de cordes.',
  metaDescription:
    'Qui se cache derrière {brand} : un entrepôt aux Pays-Bas, un mur de bobines, des cordes coupées à votre longueur et des gens qui nouent eux-mêmes.',
  blocks: [
    { heading: 'Notre métier' },
    'Nous achetons le cordon à la bobine, la corde au touret, et nous vendons l’un et l’autre au mètre. Au mur de notre entrepôt néerlandais, chaque chose a son crochet : la {productWord} dans plus de couleurs qu’aucun d’entre nous ne saurait en réciter, des cordes pour les laisses et pour les bateaux, du coton et du jute à nouer, le [BioThane](category:biothane), le [cuir](category:leather), et toutes les boucles, anneaux et mousquetons qui font d’une longueur un objet.',
    { insert: 'catalogueClaims' },
    { heading: 'Ce que devient votre commande' },
    'Rien n’attend dans un sachet. Quand votre commande arrive, quelqu’un décroche la bobine, mesure votre longueur sans tirer dessus, la coupe à la lame chaude pour que les bouts ne s’effilochent pas et l’enroule à la main. C’est un peu plus long que de prendre un paquet en rayon, mais vous ne payez jamais cinq mètres de trop.',
    { heading: 'Ce à quoi nous tenons' },
    {
      list: [
        '**Des couleurs justes.** Chaque image est dessinée d’après les caractéristiques de la corde elle-même, et un échantillon de chaque couleur vous permet de vérifier avant de choisir.',
        '**Des chiffres vérifiables.** Épaisseur, matière et charge de rupture figurent pour chaque corde, le prix au mètre à côté de chaque prix.',
        '**D’un seul tenant.** Vos mètres arrivent en une seule longueur. S’il n’en reste plus assez sur la bobine, la page du produit le dit avant que vous commandiez.',
        '**Peu de pertes.** Les chutes deviennent des échantillons, et la corde qui a fait son temps [nous revient](page:recycling).',
      ],
    },
    { heading: 'À qui vous avez affaire' },
    'À une petite équipe qui travaille là où pend la corde : la personne qui répond le matin à votre question coupera peut-être votre commande l’après-midi. Et il traîne toujours sur la table la laisse inachevée de quelqu’un. Vous pouvez [écrire ou appeler](page:contact), ou venir voir le mur [sur rendez-vous](page:showroom).',
    {
      note: '{brand} est une boutique de démonstration. Les articles y sont décrits comme dans une vraie boutique, mais {legalName} est une société inventée ; les [mentions légales](page:imprint) en disent plus.',
    },
    { heading: 'La famille' },
    'Trois autres boutiques font pour leur matière ce que nous faisons pour la corde.',
    { insert: 'sisterShops' },
  ],
};
