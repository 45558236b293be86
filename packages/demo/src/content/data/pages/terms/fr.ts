import type { Article } from '../../../writing/article.ts';

export const termsFr: Article = {
  title: 'Conditions générales',
  intro:
    'Voici les règles pour acheter des cordes et tout le reste auprès de {legalName}. Nous les avons voulues assez courtes pour être lues.',
  metaDescription:
    'Conditions de {brand} : offre, prix et TVA, livraison, rétractation (14 jours légaux, {returnDays} chez nous), garantie, réclamations, responsabilité.',
  blocks: [
    {
      note: 'Données de démonstration : {legalName} est une société fictive. Aucun contrat ne se conclut par cette boutique.',
    },
    { heading: '1. Qui nous sommes et quand ces conditions s’appliquent' },
    'Le vendeur est {legalName}, établi aux Pays-Bas ; ses coordonnées complètes figurent dans les [mentions légales](page:imprint). Ces conditions valent pour toute commande passée dans notre boutique. Elles ne vous retirent aucun des droits que la loi vous accorde en tant que consommateur. Les conditions d’achat d’une entreprise ne s’appliquent que si nous les avons acceptées par écrit.',
    { heading: '2. Offre et contrat' },
    'Nos offres sont valables dans la limite des stocks. Les images rendent couleurs et tressages aussi fidèlement que le permet un écran ; de légères différences entre lots sont normales. Les longueurs se mesurent sans tension et peuvent varier de deux pour cent. Une erreur manifeste, par exemple une bobine au prix du mètre, ne nous engage pas.',
    'Vous commandez avec le dernier bouton du parcours d’achat. Le contrat est conclu lorsque nous confirmons la commande par e-mail. Si nous ne pouvons pas l’accepter, nous vous le disons et remboursons toute somme déjà versée. Le minimum de commande est de {minimumOrder} d’articles.',
    { heading: '3. Prix, TVA et paiement' },
    'À côté de chaque prix figure la mention de la TVA, comprise ou non. La TVA due dépend du pays de livraison ; la page [avec ou sans TVA](page:withOrWithoutVat) l’explique. S’y ajoutent les [frais de livraison](page:shippingRates), affichés avant la commande. Un prix barré est le plus bas des trente jours précédant la réduction.',
    'Vous payez par l’un des [moyens de paiement](page:paymentMethods) proposés. Les articles restent notre propriété jusqu’à leur paiement. Les cartes cadeaux valent de {giftCardMinimum} à {giftCardMaximum}, ne s’échangent pas contre de l’argent et règlent articles et livraison.',
    { heading: '4. Livraison' },
    'Nous livrons à l’adresse ou au point relais de votre choix, en principe aux jours annoncés lors de la commande et au plus tard sous trente jours. À défaut, vous pouvez annuler sans frais. Les risques de perte ou de dommage sont pour nous jusqu’à ce que vous, ou une personne désignée par vous, ayez le colis en main.',
    { heading: '5. Rétractation' },
    'Consommateur, vous pouvez selon la loi vous rétracter dans les 14 jours suivant la réception du dernier élément de la commande, sans donner de motif. Nous vous accordons {returnDays} jours. Un message clair suffit, par l’une des voies de la [page de contact](page:contact). Renvoyez ensuite les articles sous 14 jours. Nous remboursons le prix et, si tout est renvoyé, la livraison standard, dans les 14 jours suivant votre message ; nous pouvons attendre les articles ou la preuve de leur envoi. Le retour est à vos frais. Vous pouvez examiner les articles comme en magasin ; vous répondez de la perte de valeur causée par un usage plus poussé. Le détail pratique est à la page [retours](page:returns).',
    'Le droit de rétractation ne s’applique pas :',
    {
      list: [
        'aux longueurs coupées selon vos spécifications. Il s’agit uniquement des longueurs que la page du produit ne propose pas en standard et que vous avez expressément demandées ;',
        'aux contenus numériques, comme les cours, dès lors que vous avez accepté qu’ils commencent aussitôt et reconnu perdre ainsi ce droit ;',
        'aux cartes cadeaux utilisées, à hauteur du montant utilisé.',
      ],
    },
    { heading: '6. Garantie' },
    'Tout article doit être tel que vous pouvez raisonnablement l’attendre d’après sa description et son prix. Sinon, nous le réparons ou le remplaçons sans frais ; si c’est impossible ou trop long, vous pouvez obtenir une réduction du prix ou la résolution de la vente. Ces droits vous viennent de la loi, même après la fin d’une garantie commerciale. Signalez le défaut dans un délai raisonnable après sa découverte ; deux mois suffisent toujours. L’usure normale, le soleil, le frottement et les nœuds mal faits ne sont pas des défauts.',
    { heading: '7. Usage et sécurité' },
    'Les résistances à la rupture sont mesurées sur une corde neuve, droite et sèche. Un nœud, une arête vive ou un hiver humide peuvent en ôter la moitié. Sauf mention expresse sur la page du produit, nos cordes ne sont faites ni pour l’escalade, ni pour assurer ou lever des personnes, ni pour suspendre des charges au-dessus d’elles.',
    { heading: '8. Réclamations' },
    'Quelque chose ne va pas ? Écrivez-nous. Vous aurez une réponse sous cinq jours ouvrés, et une solution ou une date sous quatorze jours. Si nous n’en trouvons pas ensemble, vous pouvez saisir le juge. La plateforme européenne de règlement en ligne des litiges n’existe plus.',
    { heading: '9. Responsabilité' },
    'Notre responsabilité est illimitée en cas de dol ou de faute lourde, de dommage corporel et partout où la loi n’admet pas de limite. Pour le reste, envers les entreprises, elle se limite à la valeur de la commande et ne couvre pas le manque à gagner.',
    { heading: '10. Droit applicable' },
    'Le droit néerlandais s’applique, à l’exclusion de la Convention de Vienne sur la vente internationale de marchandises. Consommateur résidant ailleurs, vous gardez la protection des règles impératives de votre pays et pouvez y saisir le juge. Si l’une de ces clauses est nulle, les autres demeurent. La version que vous avez acceptée est conservée avec votre commande.',
  ],
};
