import type { Article } from '../../../writing/article.ts';

export const wholesaleFr: Article = {
  title: 'Vente en gros',
  intro:
    'Vous vivez de vos colliers, tenez une boutique de loisirs créatifs ou nouez avec quarante scouts à la fois ? Achetez à la bobine et parlez-nous directement.',
  metaDescription:
    'Vente en gros chez {brand} : cordes à la bobine, boucles par centaines, bains de teinture réservés, facture sans TVA dans l’UE. Demandez votre tarif.',
  blocks: [
    { heading: 'Ce sur quoi vous pouvez compter' },
    {
      list: [
        '**Des bobines entières**, d’un seul tenant et encore sur leur touret. Les accessoires se vendent par centaines ou au carton.',
        '**Un tarif à votre nom**, calculé sur vos besoins de l’année et non sur une seule grosse commande.',
        '**Un seul bain de teinture.** D’une livraison à l’autre, un même vert peut varier d’une nuance. Sur demande, nous mettons votre lot de côté pour qu’une collection garde sa couleur.',
        '**Des nuanciers** en vraie corde, pour que vos clients choisissent au comptoir.',
        '**Des données réutilisables** : descriptions, images, charges de rupture et codes douaniers pour votre propre boutique.',
      ],
    },
    { heading: 'Pour qui ?' },
    'Pour les créateurs de bijoux et d’articles pour chiens, les magasins de loisirs créatifs et de plein air, les voileries, les écoles, les groupes scouts et les ateliers protégés. Nul besoin d’être grand, il suffit d’avoir régulièrement besoin de corde. Associations et écoles sans numéro de TVA sont bienvenues aussi ; leurs prix s’entendent alors TVA comprise.',
    { heading: 'Comment cela se passe' },
    {
      steps: [
        'Dites-nous, dans le formulaire ci-dessous, ce que vous fabriquez et ce qu’il vous faut : quelle corde, combien de mètres, à quel rythme.',
        'Nous vous répondons sous deux jours ouvrés, le plus souvent avec une première offre et quelques échantillons.',
        'Vous créez un compte avec le nom de la société et le numéro de TVA. L’effet sur le montant est expliqué sous [avec ou sans TVA](page:withOrWithoutVat).',
        'Ensuite, vous commandez dans la boutique comme tout le monde, à toute heure, ou vous nous envoyez une liste.',
      ],
    },
    { heading: 'Pas encore là ?' },
    'Les prix dégressifs valent pour tous : la page du produit indique à partir de quelle quantité une corde coûte moins cher. Pour une première petite série, cela suffit souvent. Paiement et livraison suivent les [moyens de paiement](page:paymentMethods) et les [frais de livraison](page:shippingRates) habituels ; les palettes font l’objet d’un devis.',
    { heading: 'Demander un tarif' },
    { insert: 'wholesaleForm' },
    'Vos coordonnées servent à établir l’offre et à rien d’autre ; voir [confidentialité et cookies](page:privacy).',
  ],
};
