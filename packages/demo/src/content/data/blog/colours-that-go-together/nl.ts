import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherNl: Article = {
  title: 'Kleuren die bij elkaar passen',
  intro:
    'Een wand vol kleuren is een feest, tot je er drie moet kiezen. Vijf eenvoudige regels helpen, bij een armband net zo goed als bij een riem.',
  metaDescription:
    'Welke kleuren koord passen bij elkaar? Vijf regels voor twee, drie of vier kleuren, tien beproefde paren en een test met je telefoon voordat je knipt.',
  blocks: [
    { heading: 'Eén luid, de rest rustig' },
    'De meest gemaakte fout is drie lievelingskleuren combineren die allemaal vooraan willen staan. Kies **één** sterke kleur en geef die kalm gezelschap: antraciet, zand, crème, marine, olijf. Neongroen naast zwart straalt; naast oranje en roze schreeuwt het.',
    { heading: 'Licht naast donker' },
    'In een knoop telt het verschil in helderheid meer dan de tint. Rood en bosgroen staan in de kleurencirkel tegenover elkaar, en toch vloeien ze op twee meter samen tot bruin, omdat ze even donker zijn. Maak een foto van je proefstukjes en zet die op zwart-wit: zie je nog steeds twee kleuren, dan zie je het patroon straks ook.',
    { heading: 'Buren of tegenpolen' },
    'Kleuren die in de cirkel naast elkaar liggen, zoals petrol, turquoise en mint, ogen rustig en horen vanzelf bij elkaar. Kleuren die tegenover elkaar staan, zoals marine en oranje of violet en geel, zijn levendig. Allebei werkt. Wat ertussenin ligt, rood met blauwpaars bijvoorbeeld, is lastig en heeft een neutrale derde nodig als bemiddelaar.',
    { heading: 'Zestig, dertig, tien' },
    'Schilders en kleermakers verdelen zo, en jij kunt het ook: ongeveer zestig procent hoofdkleur, dertig van een tweede en tien van een accent. In een cobra-armband zijn de kern en de bogen de eerste twee; het accent is een kraal, een stiksel van microcord of de gesp.',
    { heading: 'Laat een patroon beslissen' },
    'Koord met een patroon is al een kant-en-klare combinatie. Kies er één kleur uit, meestal de kleinste, en herhaal die in een effen koord. Twee patronen naast elkaar krijgen bijna altijd ruzie.',
    { heading: 'Tien paren die wij mooi vinden' },
    {
      table: {
        head: ['Kleuren', 'Effect'],
        rows: [
          ['marine en crème', 'maritiem, nooit verkeerd'],
          ['bosgroen en zand', 'buiten, ingetogen'],
          ['bordeaux en oudroze', 'warm, een tikje feestelijk'],
          ['petrol en zonnebloemgeel', 'levendig, voor elk seizoen'],
          ['antraciet en neonoranje', 'goed te zien, zonder speelgoedkleuren'],
          ['salie en wit', 'licht, past bij hout en linnen'],
          ['chocolade en turquoise', 'onverwacht, mooi bij leer'],
          ['zwart en goudbruin', 'klassiek, met messing beslag'],
          ['hemelsblauw en koraal', 'zomer'],
          ['olijf en mosterd', 'herfst in het bos'],
        ],
      },
    },
    { heading: 'Denk aan het metaal' },
    'Ringen en gespen tellen mee als kleur. Messing en brons passen bij warme tinten, staal en zilver bij koele; zwart beslag past bij alles en maakt neon volwassener. Je vindt het allemaal bij de [accessoires](category:accessories).',
    { heading: 'Voordat je knipt' },
    {
      steps: [
        'Zet de koorden waarover je nadenkt op een verlanglijstje en bekijk de foto’s naast elkaar.',
        'Bestel van elk een proefstukje en leg ze bij het raam, op de jas of op de hond waarvoor ze bedoeld zijn.',
        'Draai de stukjes in elkaar. In een vlecht liggen kleuren dichter bij elkaar dan op tafel, en dat verandert ze.',
        'Slaap er een nachtje over. Wat je ’s ochtends nog mooi vindt, is goed.',
      ],
    },
    'Begin met kijken: bij [{productWord}](category:mainCord) kun je op kleur filteren, en wat net gevlochten is, vind je bij [nieuw binnen](category:newArrivals). Hoe je twee kleuren in één knoop krijgt, zie je bij [de cobra-armband](blog:cobra-bracelet).',
  ],
};
