import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherEs: Article = {
  title: '¿BioThane o cuero para la correa?',
  intro:
    'Uno se limpia en diez segundos y el otro gana cada año. Cuál le va a tu perro lo deciden el tiempo, tus manos y las ganas que tengas de cuidar las cosas.',
  metaDescription:
    '¿BioThane o cuero para la correa y el collar? Resistencia, agua, frío, cuidado y tacto comparados, anchos para cada perro y consejos para hacértela.',
  blocks: [
    { heading: 'Qué son' },
    'El **cuero** es piel de vacuno curtida con corteza y aceite: un material que ha crecido y en el que cada tira es algo distinta. El **BioThane** es una cinta de poliéster tejido con un recubrimiento liso de plástico. La cinta aguanta; el recubrimiento deja fuera el agua y la suciedad. No hay nada animal, y cada metro es igual que el anterior.',
    { heading: 'Frente a frente' },
    {
      table: {
        head: ['Aspecto', 'BioThane', 'Cuero'],
        rows: [
          ['Agua y barro', 'no absorbe nada, seco al momento', 'se empapa, se seca en una noche'],
          ['Cuidado', 'un paño húmedo', 'bálsamo una o dos veces al año'],
          ['Resistencia a la rotura', '19 mm: unos 450 kg', '20 mm: unos 140 kg'],
          ['Frío', 'flexible hasta 30 °C bajo cero', 'se pone rígido si se hiela mojado'],
          ['En la mano', 'liso; el Beta es mate y agarra más', 'cálido, nunca resbala'],
          ['Con los años', 'sigue igual', 'se oscurece, se ablanda, toma pátina'],
          ['Longitud', 'hasta 30 m de una pieza', 'unos 2 m, lo que dé la piel'],
        ],
      },
    },
    { heading: 'Elige BioThane si …' },
    '… tu perro nada, se revuelca o sale haga el tiempo que haga. Los cazadores, los rastreadores y quienes usan correas largas no quieren otra cosa: diez metros arrastrados por un prado mojado pesan lo mismo que antes y no huelen a nada. Con perros de piel delicada ayuda que se pueda desinfectar. Y los colores flúor se ven de lejos.',
    { heading: 'Elige cuero si …' },
    '… llevas la correa una hora al día en la mano y te gusta. El cuero se adapta: al cabo de unas semanas se dobla por donde lo coges. No quema la palma cuando se escurre, y se repara con lezna e hilo en lugar de tirarlo. Solo pide que no lo dejes mojado en el coche.',
    { heading: '¿Qué ancho?' },
    {
      list: [
        '**Hasta 10 kg:** BioThane de 13 mm, cuero de 10 a 15 mm',
        '**De 10 a 25 kg:** BioThane de 16 mm, cuero de 20 mm',
        '**Más de 25 kg:** BioThane de 19 a 25 mm, cuero de 30 mm',
      ],
    },
    'En el cuero, mira la resistencia a la rotura en la página del producto. Una tira no tiene nudos que la debiliten: bastan cinco veces el peso del perro, y más si sale disparado. Elige un mosquetón tan fuerte como la tira y no más pesado de lo que le guste al perro.',
    { heading: 'Hacerla tú' },
    'Los dos se cortan con una cuchilla afilada, se perforan y se remachan. El canto del BioThane no necesita acabado; el del cuero se bisela y se pule. Pon dos remaches o tornillos por unión, nunca uno, y cose además el cuero con hilo encerado. Los nudos son para la cuerda: una tira plana se escurre. Cintas, anillas y tornillos están en [BioThane](category:biothane), [cuero](category:leather) y [accesorios](category:accessories); si prefieres todo en una caja, mira los [kits](category:diyKits).',
    { heading: '¿Y si no te decides?' },
    'Los dos. Un collar de cuero, porque se ciñe al pelo y queda bonito, y una correa de BioThane, porque es la que se arrastra por los charcos.',
    {
      note: 'No dejes nunca a un perro atado sin vigilancia con un collar corredizo, y revisa remaches y mosquetones cada mes. Cómo hacerlo: [cuidar las cuerdas y el cuero](blog:care-for-rope-and-leather).',
    },
  ],
};
