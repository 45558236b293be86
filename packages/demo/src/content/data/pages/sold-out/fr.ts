import type { Article } from '../../../writing/article.ts';

export const soldOutFr: Article = {
  title: 'Article épuisé',
  intro:
    'Cet article n’est plus vendu. Le dernier mètre a quitté l’entrepôt et le fabricant ne le produit plus, mais il y a sans doute en rayon quelque chose de très proche.',
  metaDescription:
    'L’article que vous cherchez n’est plus vendu chez {brand}. Voyez ce qui s’en rapproche le plus par la couleur, l’épaisseur et la matière.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Trouver un bon remplaçant' },
    'Partez de ce que la corde doit faire, puis regardez de quoi elle a l’air.',
    {
      list: [
        'Le **diamètre** d’abord : un demi-millimètre suffit pour qu’elle ne passe plus dans une perle ou un bloque-cordon.',
        'La **matière** ensuite : le nylon s’allonge et reste souple, le polyester garde sa longueur et sa couleur, le coton est chaud dans la main.',
        'La **résistance à la rupture** doit être au moins celle de l’ancienne dès que quelque chose y est suspendu.',
        'La **couleur** enfin : commandez deux ou trois échantillons et posez-les à la lumière du jour à côté du vôtre.',
      ],
    },
    'Ces valeurs figurent sous *Caractéristiques* sur chaque page de produit et servent de filtres dans le rayon [{productWord}](category:mainCord) comme parmi les [autres cordes](category:otherCord).',
    { heading: 'Il vous en manque juste un peu ?' },
    '[Indiquez-nous](page:contact) la référence et la longueur qui vous manque. De temps en temps, une chute réapparaît sur la table de coupe : trop courte pour la boutique, assez longue pour finir une laisse.',
    { heading: 'Simple rupture de stock ?' },
    'Cette page concerne les articles qui ne reviendront pas. Si une page de produit indique *Épuisé*, laissez-y votre adresse e-mail : vous recevrez un seul message, à son retour.',
  ],
};
