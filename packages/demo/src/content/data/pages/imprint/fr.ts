import type { Article } from '../../../writing/article.ts';

export const imprintFr: Article = {
  title: 'Mentions légales',
  intro: 'Qui exploite cette boutique, où nous sommes immatriculés et comment nous joindre.',
  metaDescription:
    'Mentions légales de {brand} : coordonnées, immatriculation et numéro de TVA de {legalName}, informations sur les contenus, les images et les litiges.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} est une boutique de démonstration. La société, son adresse et ses numéros d’immatriculation sont fictifs, et rien de ce qui est commandé ici n’est livré.',
    },
    { heading: 'Nous joindre rapidement' },
    'Tous les moyens de nous écrire ou de nous appeler sont à la [page de contact](page:contact). Le courrier nous parvient à l’adresse ci-dessus ; merci de ne pas y envoyer de retour avant de l’avoir [annoncé](page:returns).',
    { heading: 'Contenus' },
    '{legalName} est responsable des textes de ce site, blog compris. Nous vérifions les dimensions et les résistances d’après les fiches des fabricants. Si un chiffre est malgré tout erroné, signalez-le-nous : nous le corrigerons.',
    { heading: 'Images et noms' },
    'Les images sont dessinées d’après les propriétés de chaque article : couleurs, tressage, épaisseur, matière. Elles montrent bien l’aspect d’une corde, mais aucun écran ne remplace un échantillon. Textes et images ne peuvent être réutilisés à des fins commerciales sans notre accord. Les noms comme BioThane appartiennent à leurs titulaires.',
    { heading: 'Liens' },
    'Nous avons consulté les sites vers lesquels nous renvoyons. Ce qui y paraît ensuite ne dépend pas de nous ; si nous apprenons qu’un lien mène à un contenu illicite, nous le retirons.',
    { heading: 'Litiges' },
    'Adressez-vous d’abord à nous ; le traitement des réclamations est décrit dans nos [conditions générales](page:terms). La plateforme européenne de règlement en ligne des litiges a fermé en 2025, il n’y a donc plus de lien vers elle. Nous n’adhérons à aucun organisme d’arbitrage de la consommation aux Pays-Bas ; la voie judiciaire vous reste toujours ouverte.',
  ],
};
