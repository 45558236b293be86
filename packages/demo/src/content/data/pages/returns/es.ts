import type { Article } from '../../../writing/article.ts';

export const returnsEs: Article = {
  title: 'Devoluciones',
  intro:
    '¿El verde parecía otro en la pantalla o la cuerda es un poco más gruesa de lo que pensabas? Devuélvela. Tienes {returnDays} días, más del doble de lo que exige la ley.',
  metaDescription:
    'Devuelve cuerdas, cordones y accesorios a {brand} en {returnDays} días: cómo se hace, qué admitimos, cuánto cuesta y cuándo recibes tu dinero.',
  blocks: [
    { heading: 'Cómo devolver algo' },
    {
      steps: [
        'Avísanos en los {returnDays} días siguientes a la recepción del paquete: desde el pedido en tu cuenta o por la [página de contacto](page:contact), con el número de pedido y lo que devuelves. No hace falta que des un motivo, aunque nos ayuda a elegir mejor.',
        'Te enviamos la dirección y la nota de devolución, casi siempre el mismo día laborable.',
        'Enrolla la cuerda sin apretar, mete la nota en el paquete y envíalo en los 14 días siguientes a tu aviso. Guarda el resguardo hasta que recibas el dinero.',
        'En cuanto hayamos revisado el paquete, te devolvemos el importe por el mismo medio con el que pagaste.',
      ],
    },
    { heading: 'Qué puedes devolver' },
    'Todo lo que habrías podido tocar en una tienda, en el estado en que te llegó. En una cuerda, eso quiere decir que:',
    {
      list: [
        'la pieza conserva toda su longitud, incluida la punta sellada;',
        'está limpia y seca, sin nudos, dobleces ni pelos de perro;',
        'las hebillas, las anillas y las herramientas están sin usar y en su envase;',
        'las tarjetas regalo no se han canjeado.',
      ],
    },
    'Toda longitud que se puede elegir en la página del producto es una medida estándar. La cortamos para ti de la bobina, pero puedes devolverla.',
    { heading: 'Qué no podemos aceptar' },
    {
      list: [
        'Longitudes cortadas según tus indicaciones, es decir, las que no se ofrecen en la página del producto y nos pediste aparte.',
        'Cursos y otros contenidos digitales que ya hayas empezado, si diste tu conformidad al hacer el pedido.',
        'Piezas recortadas, lavadas, teñidas o ya trabajadas.',
      ],
    },
    { heading: 'Gastos y reembolso' },
    'El envío de la devolución corre de tu cuenta, salvo que el error sea nuestro o el artículo tenga un defecto. Si devuelves el pedido completo, te reembolsamos también el envío estándar. Recibirás el dinero en los 14 días siguientes a tu aviso, aunque podemos esperar a tener el paquete o el justificante de envío.',
    { heading: '¿Equivocado, dañado o demasiado corto?' },
    'Mándanos una foto, con una cinta métrica al lado si la pieza es demasiado corta. La reponemos enseguida y a nuestro cargo; muchas veces no tendrás que devolver nada. Tus derechos legales, que se explican en nuestras [condiciones generales](page:terms), no cambian en absoluto.',
    {
      note: 'Una cuerda vieja que ya ha cumplido no es una devolución, pero la recibimos con gusto: mira la página de [reciclaje](page:recycling).',
    },
  ],
};
