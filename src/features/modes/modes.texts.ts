import { defineTexts } from '#i18n/texts.ts';

export const modesTexts = defineTexts({
  en: {
    unsentMail:
      'Test mode: this site sends no e-mail yet. What it would send is kept in a folder of its server.',
  },
  pt: {
    unsentMail:
      'Modo de teste: este site ainda não envia e-mails. O que enviaria fica numa pasta do servidor.',
  },
});
