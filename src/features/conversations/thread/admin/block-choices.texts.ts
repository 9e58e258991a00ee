import { defineTexts } from '#i18n/texts.ts';

/** Whom to block. */
export const blockChoicesTexts = defineTexts({
  en: {
    blockRule: 'Nobody is notified. Messages go to spam and send no email.',
    blockAddress: 'This address',
    blockDomain: 'Everyone at {domain}',
    blockPublic: 'Anyone can have an address at {domain}, so only this one can be blocked.',
  },
  pt: {
    blockRule: 'Ninguém é avisado. As mensagens vão para o spam e não enviam e-mails.',
    blockAddress: 'Este endereço',
    blockDomain: 'Todos em {domain}',
    blockPublic: 'Qualquer pessoa pode ter um endereço em {domain}, por isso só se bloqueia este.',
  },
});
