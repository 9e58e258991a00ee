import type { MailCompany } from './mail.ts';

/** The company of the mails that tests render. */
export const sampleCompany: MailCompany = {
  brand: 'Entrada',
  legalName: 'Entrada Lisboa, Unipessoal Lda',
  nipc: '999 999 990',
  street: 'Rua da Entrada 24, 1.º Dto.',
  postalCode: '1100-000',
  city: 'Lisboa',
  phone: '+351 210 000 000',
  email: 'ola@entrada.example',
};
