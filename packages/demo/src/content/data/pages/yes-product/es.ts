import type { Article } from '../../../writing/article.ts';

export const yesProductEs: Article = {
  title: '¡Sí al {productWord}!',
  intro:
    'Una funda, siete hebras y casi nada que no se pueda hacer con ello. Qué es el {productWord}, qué grosor sirve para qué y cómo empezar esta misma tarde.',
  metaDescription:
    'Qué es el {productWord} y qué hacer con él: los tipos comparados, ideas de la pulsera a la correa, tu primera pulsera en cuatro pasos y cómo cuidarlo.',
  blocks: [
    { heading: 'Qué es' },
    'Abre un trozo: una funda de nailon trenzada y, dentro, un haz de hebras finas y retorcidas. Ese es todo el secreto. Las hebras cargan, la funda las protege y, como todo es nailon, la cuerda es flexible, cede un poco ante un tirón y se seca enseguida. El nombre viene del paracaídas (*parachute* en inglés), cuyas líneas se hacían así.',
    { heading: 'La familia' },
    {
      table: {
        head: ['Tipo', 'Grosor', 'Hebras', 'Hecho para'],
        rows: [
          ['95, tipo I', '2 mm', '1', 'joyas finas, tiradores de cremallera, vientos de tienda'],
          ['425, tipo II', '3 mm', '4', 'pulseras estrechas, cordones de cuello, manos infantiles'],
          ['550, tipo III', '4 mm', '7', 'casi todo'],
          ['750, tipo IV', '5 mm', '11', 'correas para perros fuertes, asas, bandoleras'],
        ],
      },
    },
    'El número grande es la carga de rotura en libras: una cuerda 550 se rompe a unos 250 kilos, si es nueva, está seca y no lleva nudos. Aún más finos son el microcord y el nanocord, para cuentas, forrados y adornos.',
    { heading: 'Qué puedes hacer' },
    {
      list: [
        'Pulseras, llaveros y correas de reloj; un [kit](category:diyKits) trae todo para la primera.',
        'Correas, collares y correas largas para perros.',
        'Cordones de cuello, correas de cámara, asas de bolso.',
        'Empuñaduras bien apretadas para cuchillos, herramientas y bastones.',
        'Vientos de tienda que se ven de noche, con hilo reflectante.',
        'Cuerdas de toldo, portabotellas, colgadores de plantas.',
      ],
    },
    { heading: 'Tu primera pulsera' },
    {
      steps: [
        'Mide tu muñeca y suma dos centímetros. Coge tres metros de 550 y una [hebilla de clip](category:accessories).',
        'Dobla la cuerda por la mitad, pasa el bucle por una mitad de la hebilla y los dos cabos por la otra. La distancia entre ambas es tu medida.',
        'Haz nudos planos alrededor de las dos cuerdas del centro, alternando siempre izquierda y derecha. Aprieta cada uno contra el anterior.',
        'Al llegar a la hebilla, corta los cabos a tres milímetros y fúndelos con cuidado con un mechero. Aplástalos con la hoja de un cuchillo, no con el dedo.',
      ],
    },
    { heading: 'Conviene saber' },
    {
      list: [
        'El nailon encoge un poco en el primer lavado. Para un collar, pon antes la cuerda en remojo y déjala secar.',
        '¿Se ha ensuciado? Agua tibia, jabón suave, aire. Ni secadora ni lejía.',
        'Con una [aguja de trenzar](category:diyTools) en la punta, la cuerda pasa por los nudos apretados sin una palabrota.',
      ],
    },
    {
      note: '{brand} vende muchas cuerdas resistentes, pero esta no es material de escalada: no está hecha para sujetar a personas.',
    },
    '¿Qué color? Esa es la parte difícil. Empieza por la [sección {productWord}](category:mainCord) o sigue leyendo en el [blog](blog:).',
  ],
};
