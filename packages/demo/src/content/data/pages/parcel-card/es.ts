import type { Article } from '../../../writing/article.ts';

export const parcelCardEs: Article = {
  title: 'Tu cuerda ha llegado',
  intro:
    'Has escaneado la tarjeta que venía en el paquete. Aquí tienes por dónde empezar y a quién acudir si algo no está bien.',
  metaDescription:
    'La tarjeta de tu paquete de {brand}: comprueba la longitud, deja colgar la cuerda, sella los cabos y qué hacer si algo no está bien.',
  blocks: [
    { heading: 'Lo primero' },
    {
      steps: [
        'Comprueba la longitud antes de cortar nada: extiende la cuerda sin tirar.',
        'Déjala colgar una hora para que olvide la forma de la bobina.',
        'Sella cada cabo nuevo con una llama o una cuchilla caliente antes de empezar a anudar.',
      ],
    },
    { heading: '¿Algo no está bien?' },
    'Demasiado corta, otro color, un fallo en el trenzado: [mándanos una foto](page:contact). Lo que no te guste puede [volver](page:returns) sin cortar en {returnDays} días.',
    { heading: '¿Y ahora?' },
    'Los tutoriales están en el [blog](blog:), las respuestas en las [preguntas frecuentes](faq:). Y cuando un día la cuerda haya cumplido, [la recogemos](page:recycling).',
  ],
};
