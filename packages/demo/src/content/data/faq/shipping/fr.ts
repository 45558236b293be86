import type { FaqTexts } from '../faq-keys.ts';

export const shippingFr: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Quand mon colis arrivera-t-il ?',
    answer: [
      'Ce que vous commandez un jour ouvré avant {cutOffHour} quitte notre entrepôt le jour même. Ensuite, la distance décide : un ou deux jours pour les voisins, jusqu’à une semaine plus loin. La page du produit et le panier indiquent les jours prévus pour votre pays, week-ends et jours fériés néerlandais compris. Si vous payez par virement, nous coupons dès que l’argent est là.',
    ],
  },
  'shipping-cost': {
    question: 'Combien coûte la livraison ?',
    answer: [
      'Cela dépend du pays et du poids. La paracorde d’un bracelet tient dans un petit colis ; cinquante mètres de corde de 12 mm pèsent plus de trois kilos, et le prix s’en ressent. Le montant s’affiche dans le panier avant même que vous saisissiez une adresse, et la livraison est offerte à partir d’une certaine valeur. Tout le tableau, points relais et domicile, se trouve sous [frais de livraison](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Et la douane, au Royaume-Uni, en Norvège et en Suisse ?',
    answer: [
      'Ces colis partent sans TVA néerlandaise, avec sur la déclaration en douane le code tarifaire de chaque article.',
      {
        list: [
          '**Royaume-Uni :** pour une petite commande, nous facturons nous-mêmes la TVA britannique et rien ne s’ajoute. Au-delà du seuil d’importation, le transporteur la perçoit ; nous vous en avertissons avant le paiement.',
          '**Norvège et Suisse :** la taxe à l’importation se paie à l’arrivée, souvent avec des frais de dossier.',
        ],
      },
      'Ces frais sont à votre charge ; grouper ses commandes peut donc valoir la peine. Voir aussi [avec ou sans TVA](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Où est mon colis ?',
    answer: [
      'Dès son départ, vous recevez un e-mail avec un lien de suivi. Le premier soir, il n’affiche parfois rien encore : le transporteur ne connaît le colis qu’une fois scanné dans son dépôt. Le même lien figure dans votre compte. Si le colis ne bouge pas pendant trois jours ouvrés, ou s’il est noté comme livré sans être là, [écrivez-nous](page:contact). Les recherches, c’est notre affaire.',
    ],
  },
  'collect-order': {
    question: 'Puis-je venir chercher ma commande ?',
    answer: [
      'Oui, gratuitement, dans notre entrepôt aux Pays-Bas. Choisissez le retrait au moment de commander ; tout est prêt le jour ouvré suivant, et nous vous écrivons dès que c’est le cas. Pensez au numéro de commande. Si vous préférez voir les couleurs avant de les faire couper, [prenez rendez-vous au showroom](page:showroom) : la table et les bobines sont alors à vous.',
    ],
  },
};
