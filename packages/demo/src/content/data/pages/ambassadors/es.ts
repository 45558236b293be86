import type { Article } from '../../../writing/article.ts';

export const ambassadorsEs: Article = {
  title: 'Embajadores',
  intro:
    '¿Anudas, trenzas o coses, y hay gente a la que le gusta verte hacerlo? Tú recibes la cuerda y nosotros vemos en qué se convierte.',
  metaDescription:
    'Programa de embajadores de {brand}: cuerda cada temporada, colores nuevos antes que nadie y reglas claras. Qué pedimos y cómo presentarte.',
  blocks: [
    { heading: 'Qué hace quien nos representa' },
    {
      list: [
        'Varias veces al año crea algo con nuestra cuerda y lo enseña: en fotos, en vídeo o como tutorial.',
        'Dice qué ha funcionado y qué no. Una crítica nos vale más que un elogio.',
        'De vez en cuando responde a la pregunta de alguien sobre esa pieza.',
      ],
    },
    { heading: 'Qué recibes' },
    {
      list: [
        'Cada temporada, un paquete de cuerda y accesorios elegido por ti.',
        'Colores y tipos nuevos antes de que lleguen a la tienda.',
        'Un código de descuento para quienes te siguen.',
        'Un sitio para tus tutoriales en nuestro [blog](blog:), con tu nombre y un enlace.',
      ],
    },
    { heading: 'En qué nos fijamos' },
    'El número de seguidores no decide. Nos fijamos en un estilo propio, en instrucciones que otra persona pueda seguir de verdad y en fotos en las que se vea la cuerda. Quien usa el diseño de otro lo dice. Cualquier técnica es bienvenida, de los nudos marineros al macramé y al trabajo con [BioThane](category:biothane).',
    { heading: 'Reglas justas' },
    {
      list: [
        'Lo que enseñes con nuestra cuerda se indica como publicidad, con claridad y al principio. Lo pide la ley, y nosotros también.',
        'Las fotos y los tutoriales siguen siendo tuyos. Podemos mostrarlos con tu nombre; antes de imprimir algo, preguntamos.',
        'No hay cuota ni remuneración. Cualquiera de los dos puede dejarlo cuando quiera; lo que ya recibiste es tuyo.',
        'Tienes al menos 18 años, o permiso por escrito de tu padre, madre o tutor.',
      ],
    },
    { heading: 'Cómo presentarte' },
    {
      steps: [
        'Escríbenos desde la [página de contacto](page:contact) y empieza el mensaje con *Embajadores*.',
        'Enséñanos tres piezas: enlaces o fotos, y de qué están hechas.',
        'Cuéntanos qué te gustaría hacer esta temporada y qué cuerda necesitas.',
        'En dos semanas tendrás noticias nuestras. Si encajamos, probamos durante una temporada.',
      ],
    },
    {
      note: 'Como {brand} es una tienda de demostración, aquí no hay lista de embajadores: no inventamos personas.',
    },
  ],
};
