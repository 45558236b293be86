import type { Article } from '../../../writing/article.ts';

export const parcelCardFr: Article = {
  title: 'Votre corde est arrivée',
  intro:
    'Vous avez scanné la carte glissée dans votre colis. Voici par quoi commencer, et à qui vous adresser si quelque chose ne va pas.',
  metaDescription:
    'La carte de votre colis {brand} : vérifier la longueur, laisser pendre la corde, sceller les bouts, et que faire si quelque chose ne va pas.',
  blocks: [
    { heading: 'Pour commencer' },
    {
      steps: [
        'Vérifiez la longueur avant de couper : étendez la corde sans tirer.',
        'Laissez-la pendre une heure, elle oubliera la forme de la bobine.',
        'Scellez chaque nouveau bout à la flamme ou à la lame chaude avant de nouer.',
      ],
    },
    { heading: 'Quelque chose ne va pas ?' },
    'Trop courte, mauvaise couleur, défaut dans la tresse : [envoyez-nous une photo](page:contact). Ce qui ne vous plaît pas peut [revenir](page:returns) non coupé sous {returnDays} jours.',
    { heading: 'Et maintenant ?' },
    'Les tutoriels sont dans le [blog](blog:), les réponses dans les [questions fréquentes](faq:). Et le jour où la corde aura fait son temps, [nous la reprenons](page:recycling).',
  ],
};
