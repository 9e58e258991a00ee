import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'API',
    description:
      'Every call of the API that this site reads and writes: parameters, bodies, responses and errors, with an example to copy.',
  },
  pt: {
    title: 'API',
    description:
      'Todas as chamadas da API que este site lê e escreve: parâmetros, corpos, respostas e erros, com um exemplo para copiar.',
  },
};
