import { createRandom } from '../measure/random.ts';

export const colours =
  list(`zwart wit rood blauw groen geel oranje bruin grijs paars roze turquoise koningsblauw
  marineblauw lichtblauw donkergroen olijfgroen legergroen kastanjebruin zandkleur crème bordeaux goud zilver koper
  fuchsia limoengroen mosgroen petrol antraciet naturel camouflage woestijn koraal lila aubergine`);
export const materials =
  list(`nylon polyester katoen polypropyleen leer jute hennep sisal dyneema kevlar staal messing
  aluminium roestvrijstaal kunststof hout rubber siliconen wol linnen`);
export const things =
  list(`paracord touw koord riem hondenriem halsband karabijnhaak sleutelhanger armband musketonhaak
  gesp ring d-ring schakel ketting band singelband elastiek macramékoord scheepstouw klimtouw ankerlijn landvast
  sleeplijn spanband hangmat vissnoer draad garen kralen sluiting clip haak oog kous klem mes schaar naald vlechtboek
  tas draagriem leiband tuig kabel lus boordriem`);
export const traits =
  list(`sterk soepel waterafstotend licht stevig gevlochten gedraaid rond plat reflecterend zacht
  duurzaam elastisch slijtvast weerbestendig gewaxt dun dik glanzend mat robuust veilig handgemaakt veelzijdig`);
export const fillers =
  list(`voor van met en de het een ideaal geschikt gebruik buiten tuin boot paard hond kat hobby
  knutselen kamperen vissen zeilen klimmen sport huis werk kleur lengte per meter rol stuk verkrijgbaar kwaliteit`);
/** Names of ranges, makers and places: words that hardly two products share. */
export const rareWords: readonly string[] = inventWords(4800);

function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function inventWords(count: number): string[] {
  const random = createRandom(7);
  const onsets = list('b d f g h k l m n p r s t v w z br dr gr kl kr pl sch sl sp st tr vl');
  const vowels = list('a e i o u aa ee oo ou ie oe ij');
  const codas = list('k l m n p r s t rk lt nd ng st ft');
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 2 + random.below(2);
    let word = '';
    for (let index = 0; index < syllables; index++) word += random.pick(onsets) + random.pick(vowels);
    words.add(word + random.pick(codas));
  }
  return [...words];
}
