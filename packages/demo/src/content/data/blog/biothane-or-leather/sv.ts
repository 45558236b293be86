import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherSv: Article = {
  title: 'BioThane eller läder till kopplet?',
  intro:
    'Det ena torkar du rent på tio sekunder, det andra blir vackrare för varje år. Vad som passar din hund avgörs av vädret, dina händer och din lust att sköta om saker.',
  metaDescription:
    'BioThane eller läder till koppel och halsband? Styrka, vatten, kyla, skötsel och grepp i jämförelse, bredder för små och stora hundar och byggtips.',
  blocks: [
    { heading: 'Vad det är' },
    '**Läder** är nöthud, garvad med bark och olja: ett material som har vuxit, och därför är varje rem lite olik den andra. **BioThane** är ett band av vävd polyester i en slät plastbeläggning. Bandet bär, beläggningen stänger ute vatten och smuts. Inget djur är inblandat, och den ena metern är precis som den andra.',
    { heading: 'Sida vid sida' },
    {
      table: {
        head: ['Egenskap', 'BioThane', 'Läder'],
        rows: [
          ['Vatten och lera', 'suger inget, torrt direkt', 'suger vatten, torkar över natten'],
          ['Skötsel', 'en fuktig trasa', 'balsam en eller två gånger om året'],
          ['Brottstyrka', '19 mm: ungefär 450 kg', '20 mm: ungefär 140 kg'],
          ['Kyla', 'smidigt ner till minus 30 °C', 'styvnar om det fryser vått'],
          ['I handen', 'slätt; Beta är matt och greppar bättre', 'varmt, aldrig halt'],
          ['Med åren', 'förblir som det är', 'mörknar, mjuknar, får patina'],
          ['Längd', 'upp till 30 m i ett stycke', 'ungefär 2 m, så långt huden räcker'],
        ],
      },
    },
    { heading: 'Välj BioThane om …' },
    '… din hund simmar, rullar sig eller går ut i alla väder. Jägare, spårare och alla med långlina svär vid det: tio meter lina som har släpats genom en våt äng väger lika mycket som förut och luktar ingenting. Har hunden känslig hud är det bra att materialet går att desinficera. Och neonfärger syns på långt håll.',
    { heading: 'Välj läder om …' },
    '… du har kopplet i handen en timme om dagen och tycker om det. Läder anpassar sig: efter några veckor böjer det sig där du håller. Det bränner inte i handen när det löper igenom, och det lagas med syl och tråd i stället för att slängas. Det ber bara om att inte bli liggande blött i bilen.',
    { heading: 'Vilken bredd?' },
    {
      list: [
        '**Upp till 10 kg:** BioThane 13 mm, läder 10 till 15 mm',
        '**10 till 25 kg:** BioThane 16 mm, läder 20 mm',
        '**Över 25 kg:** BioThane 19 till 25 mm, läder 30 mm',
      ],
    },
    'För läder ska du titta på brottstyrkan på produktsidan. En rem har ingen knop som försvagar den, så fem gånger hundens vikt räcker, och mer för en hund som rusar i väg. Välj en karbinhake som är lika stark som remmen och inte tyngre än hunden tycker om.',
    { heading: 'Gör det själv' },
    'Båda går att skära med en vass kniv, håla och nita. BioThane behöver ingen kantbehandling; läderkanten fasas och poleras. Använd två nitar eller skruvar per fog, aldrig en, och sy lädret med vaxad tråd dessutom. Knopar är till för rep: en platt rem glider ur dem. Remmar, ringar och skruvar finns under [BioThane](category:biothane), [läder](category:leather) och [tillbehör](category:accessories); vill du hellre ha allt i en ask, titta på [kiten](category:diyKits).',
    { heading: 'Och om du inte kan bestämma dig?' },
    'Ta båda. Ett halsband av läder, för att det ligger fint mot pälsen, och ett koppel av BioThane, för att det är det som släpas genom vattenpölarna.',
    {
      note: 'Bind aldrig en hund utan uppsikt i ett stryphalsband, och kontrollera nitar och hakar varje månad. Så gör du: [sköta rep och läder](blog:care-for-rope-and-leather).',
    },
  ],
};
