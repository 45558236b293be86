import type { Article } from '../../../writing/article.ts';

export const showroomFr: Article = {
  title: 'Prendre rendez-vous',
  intro:
    'À côté de l’entrepôt, une pièce avec un mur de bobines vous attend. Venez comparer les couleurs, sentir la différence entre 3 et 4 mm et repartez avec votre commande.',
  metaDescription:
    'Prenez rendez-vous au showroom de {brand}, à côté de l’entrepôt aux Pays-Bas : toutes les couleurs, les cordes en main, la commande emportée sur place.',
  blocks: [
    { heading: 'Ce qui vous attend' },
    {
      list: [
        'La gamme {productWord} dans ses vraies couleurs, rangée comme sur le site, sous des lampes lumière du jour.',
        'Des cordes, des sangles, du [BioThane](category:biothane) et du [cuir](category:leather) à plier, à tirer, à sentir.',
        'Des boucles, des anneaux et des mousquetons à essayer sur votre propre sangle : apportez-la.',
        'Quelqu’un qui coupe ce que vous choisissez et explique quel nœud tiendra.',
      ],
    },
    { heading: 'Pourquoi sur rendez-vous ?' },
    'La pièce est petite et l’entrepôt voisin ne chôme pas. Sur rendez-vous, la table et nos conseils sont à vous pendant une heure environ. C’est gratuit et sans obligation d’achat.',
    { heading: 'Proposer un moment' },
    'Indiquez un jour ouvré néerlandais et une heure pendant nos horaires d’ouverture. Nous confirmons par e-mail ou proposons autre chose. En cas d’empêchement, un petit message suffit.',
    { insert: 'appointmentForm' },
    { heading: 'Bon à savoir' },
    {
      list: [
        'Dites-nous ce que vous voulez fabriquer : nous préparerons les cordes qui conviennent, et des bobines entières s’il vous faut beaucoup de mètres.',
        'Le paiement se fait par carte, ou en ligne avant votre visite. Nous n’acceptons pas les espèces.',
        'Les chiens bien élevés sont les bienvenus, surtout s’il faut prendre les mesures d’un collier.',
        'L’entrée et la table sont accessibles en fauteuil roulant.',
        'Les groupes de huit personnes au plus, scouts ou cercle de travaux manuels par exemple, peuvent venir ensemble : signalez-le.',
      ],
    },
    { heading: 'Comment venir' },
    { insert: 'storeLocations' },
    'Seulement une commande à retirer ? Pas besoin de rendez-vous : [choisissez le retrait](page:shippingRates) au moment de commander, nous vous dirons quand elle est prête.',
  ],
};
