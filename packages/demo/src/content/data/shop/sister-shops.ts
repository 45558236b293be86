import { type Words, words } from '../../../language/languages.ts';
import { categoryImageFile } from '../../../media-files.ts';

export interface SisterShop {
  readonly key: string;
  readonly name: string;
  readonly tagline: Words;
  readonly href: string;
  /** Below the media folder. */
  readonly picture: string;
}

/** Three invented shops (decision D1). */
export const sisterShops: readonly SisterShop[] = [
  {
    key: 'leather',
    name: 'Awl & Oak',
    href: 'https://leather.example.com/',
    picture: categoryImageFile('leather'),
    tagline: words(
      'Leather by the hide, the strap and the scrap, with the tools to work it.',
      'Leer per huid, per riem en per reststuk, met het gereedschap erbij.',
      'Leder als Haut, Riemen oder Reststück, samt dem Werkzeug dazu.',
      'Le cuir en peau, en lanière ou en chute, avec les outils pour le travailler.',
      'Cuoio a pelli, a strisce e a ritagli, con gli attrezzi per lavorarlo.',
      'Cuero por pieles, tiras y retales, con las herramientas para trabajarlo.',
      'Skóra na arkusze, paski i ścinki, razem z narzędziami.',
      'Læder i hele skind, remme og reststykker, med værktøj til.',
      'Läder som hela skinn, remmar och spillbitar, med verktygen till.',
    ),
  },
  {
    key: 'dog-gear',
    name: 'Good Heel',
    href: 'https://dogs.example.com/',
    picture: categoryImageFile('dogLeash'),
    tagline: words(
      'Ready-made leashes, collars and long lines for dogs that go everywhere.',
      'Kant-en-klare riemen, halsbanden en lange lijnen voor honden die overal meegaan.',
      'Fertige Leinen, Halsbänder und Schleppleinen für Hunde, die überall dabei sind.',
      'Laisses, colliers et longes prêts à l’emploi pour les chiens de toutes les sorties.',
      'Guinzagli, collari e lunghine già pronti per cani che vanno ovunque.',
      'Correas, collares y correas largas ya hechas para perros que van a todas partes.',
      'Gotowe smycze, obroże i długie linki dla psów, które chodzą wszędzie.',
      'Færdige snore, halsbånd og langliner til hunde, der skal med overalt.',
      'Färdiga koppel, halsband och spårlinor för hundar som följer med överallt.',
    ),
  },
  {
    key: 'courses',
    name: 'The Slow Knot',
    href: 'https://courses.example.com/',
    picture: categoryImageFile('courses'),
    tagline: words(
      'Craft courses on film and around the table: knots, splices, macramé, saddle stitch.',
      'Cursussen op film en aan tafel: knopen, splitsen, macramé, zadelsteek.',
      'Kurse im Film und am Tisch: Knoten, Spleiße, Makramee, Sattlernaht.',
      'Des cours en vidéo et autour d’une table : nœuds, épissures, macramé, point sellier.',
      'Corsi in video e attorno al tavolo: nodi, impiombature, macramè, punto sella.',
      'Cursos en vídeo y alrededor de la mesa: nudos, empalmes, macramé, punto de guarnicionero.',
      'Kursy na filmie i przy stole: węzły, sploty, makrama, szew siodlarski.',
      'Kurser på film og omkring bordet: knob, splejsninger, makramé, sadelmagersting.',
      'Kurser på film och runt bordet: knopar, splitsar, makramé, sadelmakarsöm.',
    ),
  },
];
