import type { Article } from '../../../writing/article.ts';

export const privacyFr: Article = {
  title: 'Confidentialité et cookies',
  intro:
    'Pour vous envoyer de la corde, il nous faut quelques données, et très peu au-delà. Voici ce que nous recueillons, pourquoi, combien de temps, et comment dire non.',
  metaDescription:
    'Vie privée chez {brand} : données utilisées et finalités, cookies par catégorie et avec votre accord, destinataires, durées de conservation et droits.',
  blocks: [
    {
      note: 'Données de démonstration : {legalName} est une société fictive. N’indiquez pas de vraies données personnelles en essayant cette boutique.',
    },
    { heading: 'Qui est responsable' },
    'Le responsable du traitement est {legalName}, aux Pays-Bas ; adresse et immatriculation figurent dans les [mentions légales](page:imprint). Pour toute question sur vos données, passez par la [page de contact](page:contact). Nous n’avons pas de délégué à la protection des données, la loi ne l’imposant pas à une entreprise comme la nôtre.',
    { heading: 'Ce que nous utilisons, pourquoi et sur quelle base' },
    {
      table: {
        head: ['Finalité', 'Données', 'Base légale'],
        rows: [
          [
            'Traiter commande, livraison et retours',
            'Nom, adresses, e-mail, téléphone, commande, état du paiement',
            'Exécution du contrat',
          ],
          [
            'Factures et comptabilité',
            'Données de facturation, numéro de TVA et sa vérification',
            'Obligation légale',
          ],
          [
            'Votre compte, listes d’envies et avis',
            'E-mail, mot de passe chiffré, listes, avis',
            'Exécution du contrat',
          ],
          [
            'Répondre aux messages et demandes de rendez-vous',
            'Ce que vous écrivez et comment vous joindre',
            'Mesures précontractuelles ; intérêt légitime à répondre',
          ],
          [
            'Lettre d’information et alerte de retour en stock',
            'Adresse e-mail, article attendu',
            'Consentement',
          ],
          [
            'Sécurité de la boutique',
            'Adresse IP, heure, page demandée',
            'Intérêt légitime à prévenir les abus',
          ],
          ['Statistiques et publicité', 'Pages visitées, actions comme l’ajout au panier', 'Consentement'],
        ],
      },
    },
    'Sans adresse ni e-mail, nous ne pouvons pas livrer ; le reste est facultatif. Les recherches sont comptées sans lien avec vous. Aucune décision ayant des effets juridiques pour vous n’est prise par des moyens uniquement automatisés.',
    { heading: 'Cookies' },
    'À votre arrivée, seuls les cookies nécessaires sont déposés. Les autres attendent votre oui ; dire non ne demande qu’un clic et ne change rien à la boutique. Vous pouvez changer d’avis à tout moment par les réglages des cookies, au bas de chaque page.',
    {
      table: {
        head: ['Catégorie', 'Rôle', 'Consentement', 'Durée'],
        rows: [
          [
            'Nécessaires',
            'Langue, pays et devise (vsf-locale, vsf-store, vsf-currency), maintien de la connexion (vsf-customer), panier, votre choix de cookies',
            'Non requis',
            'Un an au plus',
          ],
          [
            'Statistiques',
            'Comptent les visites et montrent où l’on bute, par un gestionnaire de balises ; dans la boutique néerlandaise, aussi une carte de chaleur',
            'Requis',
            '13 mois au plus',
          ],
          ['Marketing', 'Mesurent si une annonce a conduit à une commande', 'Requis', '13 mois au plus'],
          [
            'Contenus externes',
            'Vidéos, formulaires et, dans la boutique allemande, un label de confiance, fournis par d’autres',
            'Requis',
            'Selon le fournisseur',
          ],
        ],
      },
    },
    { heading: 'Qui reçoit des données' },
    'Des sous-traitants travaillent pour nous, sous contrat et selon nos instructions : hébergement, envoi d’e-mails, services de contenu et de recherche, statistiques. Les transporteurs reçoivent ce qu’il faut pour livrer. Le prestataire de paiement, ainsi que Klarna ou PayPal si vous les choisissez, sont eux-mêmes responsables de leur part. Les autorités ne reçoivent que ce que la loi nous oblige à fournir. Nous ne vendons pas de données.',
    'Les données restent autant que possible dans l’Espace économique européen. Si un prestataire les traite ailleurs, c’est sur la base d’une décision d’adéquation ou des clauses types de la Commission européenne.',
    { heading: 'Combien de temps nous les gardons' },
    {
      list: [
        'Commandes et factures : sept ans, comme l’exige le droit fiscal néerlandais.',
        'Compte, listes et avis : jusqu’à ce que vous les supprimiez.',
        'Messages et demandes de rendez-vous : un an après la dernière réponse.',
        'Adresse de la lettre d’information : jusqu’à votre désinscription ; alerte de stock : jusqu’à son envoi.',
        'Journaux du serveur : trente jours, davantage seulement le temps d’enquêter sur une attaque.',
      ],
    },
    { heading: 'Vos droits' },
    'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation et une copie portable, et vous opposer à un traitement fondé sur l’intérêt légitime. Un consentement se retire à tout moment, pour l’avenir. Dans votre compte, sous *confidentialité et sécurité*, vous pouvez télécharger vos données et supprimer le compte vous-même ; les factures à conserver restent sous clé. Sinon, écrivez-nous. Nous répondons sous un mois, gratuitement, et pouvons vous demander de justifier de votre identité.',
    { heading: 'Réclamations' },
    'La façon dont nous traitons vos données ne vous convient pas ? Dites-le-nous. Vous pouvez aussi saisir l’autorité néerlandaise, l’Autoriteit Persoonsgegevens, ou celle du pays où vous vivez ou travaillez, la CNIL en France.',
    { heading: 'Sécurité et modifications' },
    'Les connexions sont chiffrées, les mots de passe conservés sous forme d’empreinte seulement, et chacun chez nous ne voit que ce dont son travail a besoin. Si ce texte change, la nouvelle version paraît ici ; les changements importants sont annoncés par e-mail aux titulaires d’un compte.',
  ],
};
