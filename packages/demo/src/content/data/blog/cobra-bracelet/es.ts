import type { Article } from '../../../writing/article.ts';

export const cobraBraceletEs: Article = {
  title: 'La pulsera cobra, paso a paso',
  intro:
    'Una cuerda, una hebilla y un nudo que se repite: casi todo el mundo empieza por la cobra. En media hora la llevas puesta y, si hace falta, tienes más de dos metros de cuerda en la muñeca.',
  metaDescription:
    'Anuda una pulsera cobra de paracord: qué necesitas, una tabla con la longitud para cada muñeca, ocho pasos y qué hacer cuando algo sale mal.',
  blocks: [
    { heading: 'Qué necesitas' },
    {
      list: [
        'Paracord 550 tipo III, de 4 mm y un solo color, de la sección de [{productWord}](category:mainCord)',
        'una hebilla de clic de 15 o 16 mm de los [accesorios](category:accessories)',
        'tijeras, mechero y cinta métrica; un [bastidor](category:diyTools) es cómodo, pero no imprescindible',
      ],
    },
    { heading: '¿Cuánta cuerda?' },
    'Rodea la muñeca con la cinta sin apretar. La pulsera acabada debe medir unos 2 cm más, porque el nudo es grueso y ocupa sitio por dentro. Cada centímetro de pulsera gasta unos 12 cm de cuerda; la tabla añade una reserva para los cabos.',
    {
      table: {
        head: ['Muñeca', 'Pulsera con hebilla', 'Cuerda'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'El nudo' },
    {
      steps: [
        'Dobla la cuerda por la mitad. Pasa el lazo por una mitad de la hebilla, mete los dos cabos por el lazo y aprieta.',
        'Pasa los dos cabos por la otra mitad hasta que la distancia de borde a borde sea la de la tabla. Estos dos tramos son el alma; los cabos quedan ahora a su izquierda y a su derecha.',
        'Pon el cabo izquierdo **sobre** el alma, de modo que asome un arco a la izquierda. El derecho pasa por encima del izquierdo, **por detrás** del alma y sube por ese arco. Aprieta.',
        'Ahora en espejo: pon el cabo derecho sobre el alma, con el arco a la derecha. El izquierdo pasa por encima, por detrás del alma y sube por el arco. Aprieta. Ya tienes un nudo cobra entero.',
        'Sigue así: izquierda, derecha, izquierda, derecha. ¿No recuerdas qué lado toca? Es aquel donde el último nudo muestra en el borde una barrita vertical.',
        'Cada pocos nudos júntalos con los pulgares. Todos deben quedar igual de prietos: mejor tirar de forma regular que con fuerza.',
        'Cuando el alma esté llena, mete los cabos por dentro bajo los dos últimos nudos, con una [aguja](category:diyTools) o unas pinzas.',
        'Córtalos a 3 mm, fúndelos dos segundos al lado de la llama y aplástalos con la hoja. Nunca con el dedo.',
      ],
    },
    { heading: 'Si algo sale mal' },
    '**Se enrosca en espiral:** has empezado siempre por el mismo lado. Queda bonito, pero entonces hazlo hasta el final. **El borde ondula:** tiras de forma desigual. **Aprieta:** el nailon encoge un poco la primera vez que se moja; deja un dedo de holgura. **La cuerda era corta:** suelda otra con la llama y esconde la unión dentro de un nudo.',
    { heading: 'Y ahora, dos colores' },
    'Suelda un trozo de cada color por el medio y haz desaparecer la unión en el primer lazo: un lado será rojo y el otro azul. Qué colores se llevan bien lo contamos en [otro artículo](blog:colours-that-go-together).',
    {
      note: 'Una pulsera infantil necesita una hebilla que se abra sola bajo carga. Y ninguna pulsera, por larga que sea su cuerda, sujeta a una persona.',
    },
  ],
};
