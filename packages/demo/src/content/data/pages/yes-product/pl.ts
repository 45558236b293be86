import type { Article } from '../../../writing/article.ts';

export const yesProductPl: Article = {
  title: 'Tak, {productWord}!',
  intro:
    'Oplot, siedem żył i prawie nic, czego nie dałoby się z tego zrobić. Czym jest {productWord}, jaka grubość do czego służy i jak zacząć jeszcze dziś wieczorem.',
  metaDescription:
    'Czym jest {productWord} i co z niego zrobisz: porównanie typów, pomysły od bransoletki po smycz, pierwsza bransoletka w czterech krokach i pielęgnacja.',
  blocks: [
    { heading: 'Co to jest' },
    'Rozetnij kawałek: na zewnątrz pleciony nylonowy oplot, w środku pęk cienkich, skręconych żył. To cała tajemnica. Żyły niosą ciężar, oplot je chroni, a że jedno i drugie jest z nylonu, linka jest giętka, amortyzuje szarpnięcie i szybko schnie. Nazwa pochodzi od spadochronu, po angielsku parachute: tak robiono jego linki.',
    { heading: 'Rodzina' },
    {
      table: {
        head: ['Typ', 'Grubość', 'Żyły', 'Stworzony na'],
        rows: [
          ['95, typ I', '2 mm', '1', 'delikatną biżuterię, zawieszki do suwaków, odciągi namiotowe'],
          ['425, typ II', '3 mm', '4', 'wąskie bransoletki, smycze do kluczy, dziecięce dłonie'],
          ['550, typ III', '4 mm', '7', 'prawie wszystko'],
          ['750, typ IV', '5 mm', '11', 'smycze dla silnych psów, uchwyty, paski'],
        ],
      },
    },
    'Duża liczba to wytrzymałość w funtach: linka 550 zrywa się przy mniej więcej 250 kilogramach, jeśli jest nowa, sucha i bez węzła. Jeszcze cieńsze są microcord i nanocord, do koralików, owijania i ozdoby.',
    { heading: 'Co możesz z niego zrobić' },
    {
      list: [
        'Bransoletki, breloki i paski do zegarka; w [zestawie](category:diyKits) jest wszystko na pierwszą.',
        'Smycze, obroże i długie linki treningowe dla psów.',
        'Smycze do kluczy, paski do aparatu, uchwyty do toreb.',
        'Ciasno owinięte rękojeści noży, narzędzi i kijów.',
        'Odciągi widoczne w nocy, z linki z nitką odblaskową.',
        'Zawieszenia tarpów, uchwyty na butelki, kwietniki.',
      ],
    },
    { heading: 'Twoja pierwsza bransoletka' },
    {
      steps: [
        'Zmierz nadgarstek i dodaj dwa centymetry. Weź trzy metry linki 550 i [klamrę zatrzaskową](category:accessories).',
        'Złóż linkę na pół, przewlecz pętlę przez jedną połowę klamry, a oba końce przez drugą. Odstęp między nimi to Twój wymiar.',
        'Wiąż węzły płaskie wokół dwóch środkowych linek, zawsze na przemian z lewej i z prawej. Każdy dosuwaj do poprzedniego.',
        'Przy klamrze przytnij końce na trzy milimetry i ostrożnie stop je zapalniczką. Spłaszcz je ostrzem noża, nie palcem.',
      ],
    },
    { heading: 'Warto wiedzieć' },
    {
      list: [
        'Nylon trochę się kurczy przy pierwszym praniu. Linkę na obrożę najpierw namocz i wysusz.',
        'Pobrudziła się? Letnia woda, łagodne mydło, powietrze. Bez suszarki i wybielacza.',
        'Z [igłą do splatania](category:diyTools) na końcu linka przechodzi przez ciasne węzły bez przeklinania.',
      ],
    },
    {
      note: '{brand} sprzedaje wiele mocnych linek, ale ta nie jest sprzętem wspinaczkowym: nie służy do utrzymywania ludzi.',
    },
    'Jaki kolor? To najtrudniejsze pytanie. Zacznij od [działu {productWord}](category:mainCord) albo czytaj dalej na [blogu](blog:).',
  ],
};
