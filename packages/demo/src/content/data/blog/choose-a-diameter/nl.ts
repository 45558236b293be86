import type { Article } from '../../../writing/article.ts';

export const chooseADiameterNl: Article = {
  title: 'Zo kies je de juiste dikte',
  intro:
    'Eén millimeter maakt het verschil tussen een fijne en een stoere armband, en bepaalt of een riem prettig in de hand ligt. Drie vragen brengen je bij de goede dikte: wat moet het houden, wie houdt het vast en waar moet het doorheen?',
  metaDescription:
    'Welke touwdikte voor een armband, halsband, tas of riem? Een tabel met breeksterktes, een vuistregel voor belasting en wat hand en oog vragen.',
  blocks: [
    { heading: 'Eerst de belasting' },
    'De breeksterkte op de productpagina zegt wanneer nieuw, recht koord in het laboratorium breekt. In jouw werkstuk zitten knopen, bochten en scherpe randen, en alleen al een knoop kan de helft van de sterkte kosten. Deel dus ruim: reken voor iets wat alleen maar hangt op **een vijfde** van de waarde, en waar iets rukt, zoals een hond, op **een tiende**. Koord van 500 kg draagt in theorie een bloempot tot 100 kg, en houdt een hond van 50 kg.',
    {
      table: {
        head: ['Diameter', 'Goed voor', 'Breekt bij ongeveer'],
        rows: [
          ['0,75–1,4 mm: nano- en microcord', 'naaien, takelen, fijne details', '16–45 kg'],
          ['2 mm: paracord type I', 'sieraden, ritstrekkers', '43 kg'],
          ['3 mm: paracord type II', 'kinderarmbanden, keycords', '193 kg'],
          ['4 mm: paracord type III', 'de klassieke armband, sleutelhangers, geknoopte halsbanden', '249 kg'],
          ['6–8 mm: PPM-touw', 'lichte riemen, tashengsels, speeltjes', '320–560 kg'],
          ['10–12 mm: hondenriemtouw', 'riemen voor grote honden, lange lijnen', '1.050–1.400 kg'],
        ],
      },
    },
    { heading: 'Dan de hand' },
    'De sterkte is zelden het probleem. Paracord van 4 mm zou de meeste honden houden, en toch wil niemand het als riem: het snijdt in je hand zodra er iemand trekt. Vanaf 8 mm voelt rond touw vriendelijk, vanaf 10 mm comfortabel, en 12 mm vult een kleine hand al helemaal. Neem voor kinderen een maat dunner. Voor een hondennek geldt hetzelfde: een bredere band verdeelt de druk.',
    { heading: 'En dan het oog' },
    'Koord moet ergens doorheen: een kraal, een gesp, een zeilring, een koordstopper. Reken voor één koord een halve millimeter speling; gaat het er dubbel door, dan heb je ongeveer tweemaal de diameter nodig. De *doorvoermaat* bij de specificaties van onze [accessoires](category:accessories) vertelt wat er past. Zacht touw laat zich iets strakker doorhalen, stevig klimtouw niet.',
    { heading: 'Hoe dik wordt het eindresultaat?' },
    'Knopen tellen op. Een cobraknoop van 4 mm wordt ongeveer 25 mm breed en 10 mm hoog, een ronde vlecht van vier strengen ongeveer tweeënhalf keer zo dik als het koord. Moet een armband onder een manchet passen, neem dan 3 mm.',
    { heading: 'Twijfel je nog?' },
    'Bestel een proefstukje van twee maten naast elkaar. Zodra je ze vasthoudt, weet je het meestal. En zo niet: kies de dikste voor alles wat iets moet dragen en de dunste voor alles wat je zelf draagt.',
    {
      note: 'Geen van deze koorden is bedoeld om mensen te houden. Dat geldt ook voor ons [klimtouw per meter](category:climbingRope): losse stukken zijn voor riemen, leuningen en decoratie.',
    },
  ],
};
