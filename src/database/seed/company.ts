import type { SampleCompany } from './sample-content.ts';

export const sampleCompany: SampleCompany = {
  brand: 'Entrada',
  legalName: 'Entrada Lisboa, Unipessoal Lda',
  nipc: '999 999 990',
  street: 'Rua da Entrada 24, 1.º Dto.',
  postalCode: '1100-000',
  city: 'Lisboa',
  phone: '+351 210 000 000',
  whatsapp: '+351 210 000 000',
  email: 'ola@entrada.example',
  openingHours: 'Weekdays 09:00 to 18:00',
  openingHoursPt: 'Dias úteis, das 09:00 às 18:00',
  socialLinks: [
    'https://linkedin.example/company/entrada-lisboa',
    'https://instagram.example/entrada.lisboa',
  ],
};
