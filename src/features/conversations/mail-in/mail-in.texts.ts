import { defineTexts } from '#i18n/texts.ts';

/** Why a mail is not taken, for the mail server's log. */
export const mailInTexts = defineTexts({
  en: {
    not_found: 'There is no such call',
    too_large: 'The mail is larger than 25 MB',
    type_not_allowed: 'Send the raw mail as message/rfc822',
    empty: 'The mail is empty',
    storage_unavailable: 'A file of the mail cannot be kept or checked now; send it again later',
  },
  pt: {
    not_found: 'Esta chamada não existe',
    too_large: 'O e-mail tem mais de 25 MB',
    type_not_allowed: 'Envie o e-mail original como message/rfc822',
    empty: 'O e-mail está vazio',
    storage_unavailable:
      'De momento, não é possível guardar ou verificar um ficheiro do e-mail; volte a enviá-lo mais tarde',
  },
});
