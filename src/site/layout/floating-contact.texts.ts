import { defineTexts } from '#i18n/texts.ts';

export const floatingContactTexts = defineTexts({
  en: {
    contactOptions: 'Contact options',
    book: 'Book a consultation',
    contact: 'Contact us',
    contactFacts: 'We answer within one working day',
    call: 'Call {phone}',
    callFacts: '{hours}, Lisbon',
  },
  pt: {
    contactOptions: 'Opções de contacto',
    book: 'Marcar uma consulta',
    contact: 'Contactar-nos',
    contactFacts: 'Respondemos no prazo de um dia útil',
    call: 'Ligar para {phone}',
    callFacts: '{hours}, Lisboa',
  },
});
