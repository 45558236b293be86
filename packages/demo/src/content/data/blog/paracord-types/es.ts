import type { Article } from '../../../writing/article.ts';

export const paracordTypesEs: Article = {
  title: 'Los tipos de paracord, del I al IV',
  intro:
    '95, 425, 550, 750: los números de una madeja de paracord parecen una clave. En realidad dicen cuánto aguanta, y con el tipo sabes también qué grosor tiene y qué lleva dentro.',
  metaDescription:
    '¿Qué significan los tipos I, II, III y IV de paracord? Grosor, hebras y resistencia en una tabla, el mejor uso de cada uno y cómo comprobar una cuerda.',
  blocks: [
    { heading: 'De dónde vienen los nombres' },
    'El paracord unía en su día los paracaídas con quienes colgaban debajo. El ejército estadounidense fijó en una norma, la MIL-C-5040, cómo debía fabricarse y numeró las variantes en cifras romanas. El comercio añadió la resistencia en libras: 550 lb son unos 250 kg. Las dos cosas se han quedado, y por eso decimos *paracord 550 tipo III*.',
    {
      table: {
        head: ['Tipo', 'Nombre', 'Grosor', 'Hebras interiores', 'Se rompe con unos'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'El nano, el micro y el tactical no están en la norma. Son parientes más jóvenes: finos, de trenzado prieto y sorprendentemente fuertes.',
    { heading: 'Qué lleva dentro' },
    'Todos los tipos tienen *alma y funda*: una funda trenzada de nailon que soporta el desgaste y un alma de hebras retorcidas que lleva casi toda la carga. Puedes sacar las hebras y usarlas sueltas, como hilo de coser o para atar las tomateras. La funda vacía queda plana como una cinta: es el secreto de las pulseras finas.',
    { heading: 'Qué tipo para qué' },
    {
      list: [
        '**Tipo I:** joyas finas, tiradores de cremallera, los vientos de un toldo ligero.',
        '**Tipo II:** pulseras para muñecas estrechas, cordones de cuello, nudos densos que no deban abultar.',
        '**Tipo III:** todo lo demás. Es el que más colores tiene, con diferencia, y casi todas las guías de nudos parten de él.',
        '**Tipo IV:** correas para perros pequeños, asas, pulseras con presencia. Sus once hebras lo hacen redondo y firme.',
      ],
    },
    { heading: '¿Es del bueno?' },
    'La cuerda militar sigue la norma al pie de la letra y es de un verde oliva apagado. Lo que se compra para crear es paracord comercial: la misma estructura, más colores y un tacto más suave. El bueno se reconoce en casa:',
    {
      steps: [
        '**Cuenta las hebras.** El tipo III tiene siete, cada una de dos o tres hilos retorcidos. Si hay pelusa suelta, es relleno.',
        '**Echa un trocito al agua.** El nailon se hunde despacio. Si flota, es polipropileno.',
        '**Acércalo a una llama.** El nailon se funde en una gota lisa, marrón claro, y no gotea con humo negro.',
        '**Tira.** El nailon cede de forma clara y se recupera.',
      ],
    },
    { heading: 'Lo que el número no promete' },
    'La resistencia se mide en cuerda nueva, sin nudos y tirando despacio. Los nudos, los cantos, el sol y los años se cobran su parte. Para lo que cuelga cuenta con una quinta parte; para lo que da tirones, con una décima.',
    {
      note: 'Ningún paracord es una cuerda de escalada y ninguno está hecho para sujetar a una persona, por grande que sea el número. Hay más en las [preguntas sobre materiales](faq:products-and-materials).',
    },
    'Los cuatro tipos, en todos los colores, están en la sección de [{productWord}](category:mainCord). Si quieres saber qué hacer con ellos, empieza por [la pulsera cobra](blog:cobra-bracelet).',
  ],
};
