import { defineTexts } from '#i18n/texts.ts';

export const legalTexts = defineTexts({
  en: {
    sample: 'Sample text: have it checked by a lawyer before you publish.',
    onThisPage: 'On this page',
    company: 'The company',
    nipc: 'NIPC',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    country: 'Portugal',
    more: 'Legal pages',
  },
  pt: {
    sample: 'Texto de exemplo: peça a um advogado que o reveja antes de publicar.',
    onThisPage: 'Nesta página',
    company: 'A empresa',
    nipc: 'NIPC',
    address: 'Morada',
    phone: 'Telefone',
    email: 'E-mail',
    country: 'Portugal',
    more: 'Páginas legais',
  },
});
