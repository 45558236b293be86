import type { Article } from '../../../writing/article.ts';

export const whyBuyFr: Article = {
  title: 'Pourquoi acheter chez {brand}',
  intro:
    'Il y a un rouleau de corde dans tous les magasins de bricolage. Voici six raisons de prendre la vôtre chez des gens qui ne font que cela.',
  metaDescription:
    'Six raisons d’acheter chez {brand} : couleurs justes et échantillons, résistance claire, prix au mètre, un seul tenant, envoi rapide, vrais conseils.',
  blocks: [
    { heading: '1. La couleur que vous aviez en tête' },
    'Il y a rouge et rouge. Avec {colourCount} types et couleurs de {productWord} et {cordCount} cordes et cordons en tout, il y a de bonnes chances que la vôtre y soit : unie, rayée, à losanges, camouflage, réfléchissante ou phosphorescente. Un doute ? Commandez un échantillon de dix centimètres et comparez.',
    { heading: '2. Vous savez si elle tiendra' },
    'Épaisseur, matière, construction et charge de rupture accompagnent chaque corde, et servent aussi de filtres. Quand une corde *ne convient pas* à un usage, l’escalade par exemple, nous le disons sans détour.',
    { heading: '3. Vous savez ce qu’elle coûte' },
    'À côté de chaque prix figure le prix au mètre : dix mètres et cent se comparent d’un coup d’œil. Les grandes quantités coûtent moins cher, et la page du produit indique à partir de combien. Les [frais de livraison](page:shippingRates), eux non plus, ne sont pas une surprise.',
    { heading: '4. Votre longueur, d’un seul tenant' },
    'Nous coupons sur la bobine, donc sans raccord. La page du produit indique la plus grande longueur en stock avant que vous ne bâtissiez un projet dessus.',
    { heading: '5. Vite en route' },
    'Ce que vous commandez un jour ouvré avant {cutOffHour} part en général le jour même. Vous habitez à côté ? Le retrait à l’entrepôt est gratuit.',
    { heading: '6. Des réponses de gens qui nouent' },
    'Quel mousqueton pour un labrador, combien de mètres pour un bracelet large : [demandez-nous](page:contact). Beaucoup de réponses sont déjà dans le [blog](blog:) et dans les [questions fréquentes](faq:). Plus de {customerCount} clients nous ont déjà fait confiance.',
    { heading: 'En chiffres' },
    {
      facts: [
        ['Commande minimale', '{minimumOrder} d’articles'],
        ['Délai de retour', '{returnDays} jours, voir [retours](page:returns)'],
        ['Paiement', 'à votre façon, voir [moyens de paiement](page:paymentMethods)'],
        ['Cartes cadeaux', 'de {giftCardMinimum} à {giftCardMaximum}, au montant de votre choix'],
      ],
    },
  ],
};
