import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Payment',
    description: 'The state of your payment and what happens next.',
  },
  pt: {
    title: 'Pagamento',
    description: 'O estado do seu pagamento e o que se segue.',
  },
};
