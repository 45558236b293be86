import type { LetterText } from './letter-text.ts';

export const spanish: LetterText = {
  confirmations: {
    message: {
      subject: 'Hemos recibido tu mensaje',
      heading: 'Gracias por tu mensaje',
      text: 'Ha llegado bien y lo leerá alguien que trabaja con cuerdas todos los días. Normalmente respondemos en un día laborable.',
    },
    appointment: {
      subject: 'Hemos recibido tu solicitud de cita',
      heading: 'Quieres visitar nuestra sala de exposición',
      text: 'Miramos el calendario y confirmamos la cita, o te proponemos otro momento. Espera nuestra respuesta antes de ponerte en camino.',
    },
    wholesale: {
      subject: 'Hemos recibido tu solicitud de venta al por mayor',
      heading: 'Gracias por tu interés en la venta al por mayor',
      text: 'Comprobamos tus datos y te enviamos nuestras condiciones, normalmente en dos días laborables.',
    },
  },
  subjects: {
    message: 'Mensaje de {name}',
    appointment: 'Cita el {day}: {name}',
    wholesale: 'Solicitud al por mayor de {company}',
  },
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    telephone: 'Teléfono',
    message: 'Mensaje',
    day: 'Día',
    partOfDay: 'Horario',
    persons: 'Personas',
    company: 'Empresa',
    country: 'País',
    vatNumber: 'NIF-IVA',
    website: 'Página web',
    shop: 'Tienda',
  },
  partsOfDay: { MORNING: 'mañana', AFTERNOON: 'tarde' },
  whyYou:
    'Recibes este correo porque tu dirección se introdujo en un formulario de nuestra tienda. Si no fuiste tú, no tienes que hacer nada.',
};
