import { defineTexts } from '#i18n/texts.ts';

/** The texts of the screen Manage booking before its booking is shown, or where there is none. */
export const manageBookingTexts = defineTexts({
  en: {
    title: 'Your consultation',
    loading: 'Loading your booking',
    noScript:
      'This page needs JavaScript. Without it, the confirmation mail tells you the day, the time and the reference. To move or cancel, call or write to us.',
    unknownLink: 'This link does not lead to a booking',
    unknownLinkMore:
      'It may be incomplete or too old. Open the link in our latest e-mail, call or write to us, or book again.',
    bookOne: 'Book a consultation',
    failed: 'We could not load your booking',
    failedMore: 'Check your connection and try again. The booking itself is not affected.',
    reach: 'Would you rather talk to a person?',
    reachMore: 'Call or write to us, whatever it is about.',
  },
  pt: {
    title: 'A sua consulta',
    loading: 'Estamos a carregar a sua marcação',
    noScript:
      'Esta página precisa de JavaScript. Sem ele, o e-mail de confirmação indica o dia, a hora e a referência. Para mudar ou cancelar, telefone ou escreva-nos.',
    unknownLink: 'Esta ligação não corresponde a nenhuma marcação',
    unknownLinkMore:
      'Pode estar incompleta ou ser demasiado antiga. Abra a ligação do e-mail mais recente que recebeu de nós, contacte-nos ou marque de novo.',
    bookOne: 'Marcar uma consulta',
    failed: 'Não foi possível carregar a sua marcação',
    failedMore: 'Verifique a ligação e tente de novo. A marcação em si mantém-se.',
    reach: 'Prefere falar com uma pessoa?',
    reachMore: 'Telefone ou escreva-nos, seja qual for o assunto.',
  },
});
