import type { Article } from '../../../writing/article.ts';

export const shippingRatesFr: Article = {
  title: 'Frais de livraison',
  intro:
    'Le prix d’un colis dépend de sa destination et de son poids. La corde pèse plus lourd qu’on ne le croit : voici donc tout le tableau.',
  metaDescription:
    'Frais de livraison de {brand} par pays, transporteur et poids, montant à partir duquel la livraison est offerte et délais pour vos cordes.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Comment nous calculons' },
    'Le panier additionne le poids de chaque mètre et de chaque boucle et affiche le prix pour votre pays avant même que vous saisissiez une adresse. Cent mètres de cordelette de 4 mm pèsent moins qu’un paquet de sucre ; une bobine de corde de 12 mm, c’est autre chose. Ce qui est trop lourd pour un colis part en deux, et l’on paie alors deux envois.',
    'Lorsque le tableau indique un montant, la livraison est offerte à partir de cette valeur d’articles, remises déduites.',
    { heading: 'À domicile ou en point relais' },
    'La livraison à domicile convient si quelqu’un est là. Le point relais ou la consigne coûte en général moins cher, et c’est le colis qui vous attend. Vous choisissez au moment de commander ; seuls apparaissent les points qui acceptent un colis de cette taille.',
    { heading: 'Retrait sur place' },
    'Le retrait dans notre entrepôt aux Pays-Bas est gratuit. La commande est prête le jour ouvré suivant, et nous vous écrivons dès qu’elle l’est. Pour voir d’abord les couleurs, [prenez rendez-vous au showroom](page:showroom).',
    { heading: 'Quand le colis arrive' },
    {
      list: [
        'Une commande passée un jour ouvré avant {cutOffHour} est coupée, emballée et remise au transporteur le jour même.',
        'La page du produit et le panier indiquent les jours d’arrivée probables. Les week-ends et les jours fériés néerlandais sont pris en compte.',
        'Dès le départ du colis, vous recevez un lien de suivi par e-mail.',
      ],
    },
    { heading: 'Hors de l’Union européenne' },
    'Nous exportons sans TVA néerlandaise. Votre pays peut prélever des droits et taxes à l’importation, et le transporteur des frais de dossier ; ils sont à votre charge. Pour le Royaume-Uni, nous facturons la TVA britannique jusqu’au seuil d’importation ; au-delà, c’est le transporteur qui la perçoit, et nous vous en avertissons pendant la commande. Tout est expliqué dans [avec ou sans TVA](page:withOrWithoutVat).',
    {
      note: 'Un colis immobile depuis trois jours ouvrés ? [Écrivez-nous](page:contact), nous partons à sa recherche.',
    },
  ],
};
