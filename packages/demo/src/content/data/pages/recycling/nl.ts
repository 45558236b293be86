import type { Article } from '../../../writing/article.ts';

export const recyclingNl: Article = {
  title: '{brand} recyclet je touw',
  intro:
    'Zon haalt de kracht uit touw en scherpe randen de mantel eraf. Dat hoeft niet te eindigen in de kliko: stuur het naar ons, dan krijgen de vezels een tweede ronde.',
  metaDescription:
    'Oud touw inleveren: welk koord, band en touw {brand} aanneemt om te recyclen, hoe je het opstuurt of brengt en wat er van nylon, katoen en jute wordt.',
  blocks: [
    { heading: 'Wat we aannemen' },
    {
      list: [
        'Koord en touw van nylon, polyester, polypropyleen of HMPE, ook verkleurd, gerafeld of vol knopen.',
        'Katoen, jute en hennep, apart gebundeld van de kunstvezels.',
        'Afgekeurde klimtouwen en landvasten, in elke lengte.',
        'Band en oude hondenriemen, zonder gespen en haken.',
      ],
    },
    'Waar je het hebt gekocht, maakt niet uit. Stukjes korter dan je hand gebruik je beter thuis, bijvoorbeeld als ritstrekker.',
    { heading: 'Waar we niets mee kunnen' },
    {
      list: [
        'Staaldraad, en alles waar metaal in verwerkt zit.',
        'Touw vol olie, teer of verf, of met schimmel.',
        'Leer en BioThane: daar haal je geen vezels meer uit.',
      ],
    },
    { heading: 'Zo lever je het in' },
    {
      steps: [
        'Haal de knopen eruit waar dat lukt en houd het metaal zelf. Een goede messing haak overleeft drie riemen.',
        'Klop zand en aarde eruit. Het touw moet droog zijn, anders komt het hier beschimmeld aan.',
        'Bundel per materiaal. Weet je niet wat het is, zet dat dan op een label; wij zoeken het uit met een vlam en een glas water.',
        '[Laat ons weten](page:contact) hoeveel het ongeveer is. Dan krijg je het adres voor je pakket, of neem het mee als je [in de showroom komt](page:showroom) of een bestelling afhaalt.',
      ],
    },
    { heading: 'Wat ervan wordt' },
    {
      facts: [
        [
          'Nog gaaf',
          'Oefentouw voor knopencursussen, scoutinggroepen en scholen. Nooit om iets aan te hangen.',
        ],
        ['Nylon en polyester', 'Gesorteerd, versnipperd en gesmolten tot korrels voor spuitgietwerk.'],
        ['Polypropyleen en HMPE', 'Korrels voor kratten en bloempotten.'],
        ['Katoen, jute en hennep', 'Weer uit elkaar getrokken tot vezel voor vilt en isolatie.'],
        ['De rest', 'Wordt toch afval. Elk jaar minder, maar het bestaat.'],
      ],
    },
    { heading: 'Hoe je ziet dat touw op is' },
    'Buig het scherp om. Stijve stukken, een platte plek, een kern die zichtbaar is of een glimmend oppervlak betekenen: hang er niets meer aan. Donkere kleuren die bleek zijn geworden, hebben te veel zon gehad. Knip een afgedankt klimtouw in stukken voor je het weggeeft, zodat niemand er nog in klimt.',
    {
      note: 'Onze eigen snijresten gooien we ook niet weg: daar komen de proefstukjes vandaan die je bij elk koord kunt bestellen.',
    },
  ],
};
