import { defineTexts } from '#i18n/texts.ts';

export const messageBesidesTexts = defineTexts({
  en: {
    from: 'Sent by {sender}',
    files: 'Files',
    leftOut: '{name} was not kept: files of this type are not accepted.',
    infected: '{name} was not kept: the virus scanner found something in it.',
    tooMany: '{name} was not kept: the e-mail had more than 30 files.',
    quoted: 'Quoted text',
    bounced: 'This e-mail could not be delivered.',
  },
  pt: {
    from: 'Enviada por {sender}',
    files: 'Ficheiros',
    leftOut: '{name} não foi guardado: ficheiros deste tipo não são aceites.',
    infected: '{name} não foi guardado: o antivírus encontrou algo nele.',
    tooMany: '{name} não foi guardado: o e-mail tinha mais de 30 ficheiros.',
    quoted: 'Texto citado',
    bounced: 'Não foi possível entregar este e-mail.',
  },
});
