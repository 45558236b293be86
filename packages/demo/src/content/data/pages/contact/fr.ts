import type { Article } from '../../../writing/article.ts';

export const contactFr: Article = {
  title: 'Contactez-nous',
  intro:
    'Écrivez, appelez ou envoyez la photo du nœud qui vous résiste. Ceux qui vous répondent travaillent à côté des bobines et nouent eux-mêmes.',
  metaDescription:
    'Contactez {brand} par e-mail, Messenger, WhatsApp, téléphone ou formulaire : horaires, réponses rapides et conseils pour bien poser votre question.',
  blocks: [
    { insert: 'contactChannels' },
    'Nous sommes là les jours ouvrés néerlandais, à l’heure d’Europe centrale. Les messages du soir et du week-end sont lus en premier le jour ouvré suivant.',
    { heading: 'Peut-être inutile d’attendre' },
    {
      list: [
        'Où est mon colis ? Le lien de suivi se trouve dans l’e-mail d’expédition et dans votre compte, avec la commande.',
        'Combien coûte la livraison ? Voyez les [frais de livraison](page:shippingRates).',
        'Quelque chose à renvoyer ? Voici comment se passent les [retours](page:returns).',
        'Quelle corde pour quel usage ? L’essentiel est dans les [questions fréquentes](faq:) et sur le [blog](blog:).',
        'Vous achetez pour un magasin ou une association ? La page [vente en gros](page:wholesale) est pour vous.',
      ],
    },
    { heading: 'Ce qui nous aide à vous aider' },
    {
      list: [
        'Pour une commande : son numéro, et une photo si quelque chose ne va pas.',
        'Pour une couleur : la référence, et la lumière sous laquelle vous l’avez vue. Les écrans ne sont jamais d’accord ; un échantillon tranche.',
        'Pour la solidité : ce qui sera suspendu, comment cela bouge et si quelqu’un pourrait être blessé. Pour grimper ou lever des personnes, nous ne conseillons que les cordes dont la description le prévoit.',
      ],
    },
    { heading: 'Envoyer un message' },
    { insert: 'contactForm' },
    'Ce que vous écrivez ne sert qu’à vous répondre ; la page [confidentialité](page:privacy) indique combien de temps nous le gardons. Envie de toucher la corde ? [Prenez rendez-vous au showroom](page:showroom).',
  ],
};
