import type { Article } from '../../../writing/article.ts';

export const paracordTypesSv: Article = {
  title: 'Paracord typ I till IV – det här betyder siffrorna',
  intro:
    '95, 425, 550, 750: siffrorna på en härva paracord ser ut som en kod. Egentligen säger de bara hur mycket den håller, och med typen vet du också hur tjock den är och vad som finns inuti.',
  metaDescription:
    'Vad betyder paracord typ I, II, III och IV? Tjocklek, inre trådar och brottstyrka i en tabell, vad varje typ passar till och hur du testar en lina.',
  blocks: [
    { heading: 'Varifrån namnen kommer' },
    'Paracord band en gång ihop fallskärmar med människorna under dem. Den amerikanska armén skrev i en standard, MIL-C-5040, hur en sådan lina ska vara byggd och gav varianterna romerska siffror. Handeln lade till brottstyrkan i pund: 550 lb är ungefär 250 kg. Båda har levt kvar, och därför säger vi *paracord 550 typ III*.',
    {
      table: {
        head: ['Typ', 'Namn', 'Tjocklek', 'Inre trådar', 'Brister vid ungefär'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano, micro och tactical finns inte i standarden. De är yngre släktingar: tunna, tätt flätade och förvånansvärt starka.',
    { heading: 'Vad som finns inuti' },
    'Alla typer har *kärna och hölje*: ett flätat nylonhölje som tar slitaget och en kärna av tvinnade trådar som bär det mesta av lasten. Trådarna går att dra ut och använda för sig, som sytråd eller för att binda upp tomater. Det tomma höljet lägger sig platt som ett band och är hemligheten bakom smala armband.',
    { heading: 'Vilken typ till vad' },
    {
      list: [
        '**Typ I:** tunna smycken, dragkedjehängen, linorna till en lätt tarp.',
        '**Typ II:** armband för smala handleder, nyckelband, täta knopar som inte får bli klumpiga.',
        '**Typ III:** allt annat. Den har överlägset flest färger, och nästan varje knopbeskrivning utgår från den.',
        '**Typ IV:** koppel till små hundar, väskhandtag, armband med pondus. Elva trådar gör den rund och fast.',
      ],
    },
    { heading: 'Är den äkta?' },
    'Arméns lina följer standarden till punkt och pricka och är matt oliv. Det man köper för hobbybruk är kommersiell paracord: samma uppbyggnad, fler färger, mjukare i handen. Bra lina känner du igen hemma:',
    {
      steps: [
        '**Räkna trådarna.** Typ III har sju, var och en av två eller tre tvinnade garn. Löst ludd är utfyllnad.',
        '**Lägg en bit i vatten.** Nylon sjunker långsamt. Flyter den är det polypropen.',
        '**Håll den mot en låga.** Nylon smälter till en slät, ljusbrun droppe och droppar inte sotande.',
        '**Dra.** Nylon ger märkbart efter och fjädrar tillbaka.',
      ],
    },
    { heading: 'Vad siffran inte lovar' },
    'Brottstyrkan mäts på ny lina utan knop med ett långsamt drag. Knopar, kanter, sol och år tar sin del. Räkna med en femtedel för det som hänger och en tiondel för det som rycker.',
    {
      note: 'Ingen paracord är ett klätterrep, och ingen är gjord för att hålla en människa, hur stor siffran än är. Mer finns bland [frågorna om material](faq:products-and-materials).',
    },
    'Alla fyra typerna i alla färger finns under [{productWord}](category:mainCord). Vill du veta vad du kan göra av dem, börja med [kobraarmbandet](blog:cobra-bracelet).',
  ],
};
