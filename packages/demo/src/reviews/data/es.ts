import type { Voice } from '../voice.ts';

export const es: Voice = {
  names: ['Lucía', 'Javier', 'Carmen', 'Pablo', 'Nerea', 'Álvaro', 'Marta', 'Iker'],
  aboutCords: [
    [
      5,
      'Suave, fuerte y fiel al color',
      'He hecho dos correas para perro y, después de un verano junto al mar, siguen como nuevas. El color de la foto es el que tienes en la mano.',
    ],
    [
      5,
      'Mi favorita para trabajar',
      'Los nudos quedan firmes y la superficie es uniforme de punta a punta. Esa misma semana pedí tres colores más.',
    ],
    [
      4,
      'Buena cuerda, entrega rápida',
      'Uniforme y agradable en la mano. Una estrella menos porque me habría gustado un trozo más largo.',
    ],
    [
      4,
      'Cumple con lo que promete',
      'Sujeta lo que ato con ella y no pierde la forma. Un poco rígida el primer día, después perfecta.',
    ],
    [
      3,
      'Bien, pero más oscura de lo que pensaba',
      'La calidad es buena. En mi pantalla el color parecía más claro: pide antes una muestra si tiene que combinar.',
    ],
    [
      2,
      'Deshilachada en una punta',
      'Una de las puntas se había soltado por el camino. Se arregla pronto, pero no debería hacer falta.',
    ],
  ],
  aboutPieces: [
    [5, 'Sólido y bien hecho', 'Sin bordes afilados, con buen acabado y hecho para durar años.'],
    [5, 'Justo lo que buscaba', 'Encaja, queda bien y llegó a los dos días. Volveré a pedirlo.'],
    [
      4,
      'Buena relación calidad-precio',
      'Cumple bien por lo que cuesta. Algo más pequeño de lo que imaginaba, así que fíjate en las medidas.',
    ],
    [3, 'No está mal', 'Se puede usar, pero esperaba un acabado más liso.'],
  ],
  answer: 'Gracias por contárnoslo. No debería pasar: escríbenos y te enviaremos uno nuevo.',
};
