import type { Article } from '../../../writing/article.ts';

export const ambassadorsNl: Article = {
  title: 'Ambassadeurs',
  intro:
    'Knoop, vlecht of naai je, en kijken mensen daar graag naar? Dan krijg jij van ons het touw en zien wij wat ervan wordt.',
  metaDescription:
    'Word ambassadeur van {brand}: elk seizoen koord, nieuwe kleuren voordat ze in de winkel liggen en heldere afspraken. Zo meld je je aan.',
  blocks: [
    { heading: 'Wat een ambassadeur doet' },
    {
      list: [
        'Maakt een paar keer per jaar iets van ons koord en laat het zien: op foto, op film of als handleiding.',
        'Zegt wat wel werkte en wat niet. Aan kritiek op een koord hebben we meer dan aan een compliment.',
        'Beantwoordt af en toe een vraag van andere makers, als die over dat werkstuk gaat.',
      ],
    },
    { heading: 'Wat je krijgt' },
    {
      list: [
        'Elk seizoen een pakket koord en accessoires, dat je zelf samenstelt.',
        'Nieuwe kleuren en soorten voordat ze in de winkel liggen.',
        'Een kortingscode voor de mensen die je volgen.',
        'Een plek voor je handleidingen in onze [blog](blog:), onder je eigen naam en met een link.',
      ],
    },
    { heading: 'Waar we op letten' },
    'Het aantal volgers geeft niet de doorslag. We letten op een eigen stijl, op uitleg die een ander echt kan nadoen en op foto’s waarop je het koord ziet. Wie een ontwerp van een andere maker gebruikt, zegt dat erbij. Elke techniek is welkom, van schippersknopen tot macramé en werk met [BioThane](category:biothane).',
    { heading: 'Eerlijke afspraken' },
    {
      list: [
        'Wat je met ons koord laat zien, noem je duidelijk en vooraan reclame. Dat wil de wet, en wij ook.',
        'Foto’s en handleidingen blijven van jou. Wij mogen ze tonen en noemen daarbij je naam; voor drukwerk vragen we het eerst.',
        'Er is geen verplicht aantal en geen vergoeding. Beide kanten kunnen elke dag stoppen; wat je al hebt gekregen, is van jou.',
        'Je bent minstens 18, of een ouder geeft schriftelijk toestemming.',
      ],
    },
    { heading: 'Zo meld je je aan' },
    {
      steps: [
        'Schrijf ons via de [contactpagina](page:contact) en begin je bericht met *Ambassadeur*.',
        'Laat drie werkstukken zien: links of foto’s, en waar ze van gemaakt zijn.',
        'Vertel wat je dit seizoen wilt maken en welk koord je daarvoor nodig hebt.',
        'Binnen twee weken hoor je van ons. Passen we bij elkaar, dan proberen we het een seizoen.',
      ],
    },
    {
      note: 'Omdat {brand} een demonstratiewinkel is, vind je hier geen lijst met ambassadeurs: mensen verzinnen we niet.',
    },
  ],
};
