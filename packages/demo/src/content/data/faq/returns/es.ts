import type { FaqTexts } from '../faq-keys.ts';

export const returnsEs: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: '¿Puedo devolver una cuerda cortada para mí?',
    answer: [
      'Sí, si podías elegir la longitud en la página del producto. Es verdad que la cortamos de la bobina para ti, pero 15 m son 15 m y a otra persona le vendrán bien. Tiene que volver entera: puntas selladas, sin nudos y sin pelos de perro. Solo te quedas con las medidas que nos pediste aparte y con lo que ya hayas cortado o trabajado.',
    ],
  },
  'return-how-long': {
    question: '¿Cuánto tiempo tengo y qué debo hacer?',
    answer: [
      'Tienes {returnDays} días desde que llega el paquete. Dinos desde tu cuenta o la [página de contacto](page:contact) qué devuelves; te contestamos con la dirección y un albarán de devolución. Después tienes otros 14 días para enviarlo. Enrolla la cuerda floja en lugar de aplastarla, o se quedarán las marcas. Paso a paso, en [devoluciones](page:returns).',
    ],
  },
  'return-cost': {
    question: '¿Quién paga la devolución y cuándo recibo el dinero?',
    answer: [
      'El porte lo pagas tú, salvo que nos hayamos equivocado de artículo o tenga un defecto; entonces lo pagamos nosotros. Si vuelve todo, te reembolsamos también el envío estándar. El dinero sale en los 14 días siguientes a tu mensaje, aunque podemos esperar a tener el paquete o el justificante de envío. Vuelve por el mismo medio con el que pagaste.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Mi cuerda es corta, está dañada o no es la que pedí. ¿Qué hago?',
    answer: [
      'Entonces el error es nuestro y lo arreglamos por nuestra cuenta. [Mándanos](page:contact) el número de pedido y una foto: si es corta, con una cinta métrica junto a la cuerda en reposo; si tiene un defecto, tan de cerca como enfoque tu teléfono. Recibes enseguida un trozo nuevo y muchas veces te quedas el viejo. Tus derechos legales siguen intactos.',
    ],
  },
};
