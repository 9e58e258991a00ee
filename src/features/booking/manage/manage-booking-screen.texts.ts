import { defineTexts } from '#i18n/texts.ts';

/** The texts of the screen Manage booking before its booking is shown, or where there is none. */
export const manageBookingTexts = defineTexts({
  en: {
    title: 'Your consultation',
    loading: 'Loading your booking',
    plainLead: 'Here you can see its day and time, and confirm, move or cancel it.',
    plainOpen: 'Show my consultation',
    unknownLink: 'This link does not lead to a booking',
    unknownLinkMore:
      'It may be incomplete or too old. Open the link in our latest email, call or write to us, or book again.',
    bookOne: 'Book a consultation',
    failed: 'We could not load your booking',
    failedMore:
      'Try again in a moment, and check your connection if that fails too. The booking itself is not affected.',
    reach: 'Would you rather talk to a person?',
    reachMore: 'Call or write to us, whatever it is about.',
  },
  pt: {
    title: 'A sua consulta',
    loading: 'Estamos a carregar a sua marcação',
    plainLead: 'Aqui pode ver o dia e a hora, e confirmá-la, mudá-la ou cancelá-la.',
    plainOpen: 'Ver a minha consulta',
    unknownLink: 'Esta ligação não corresponde a nenhuma marcação',
    unknownLinkMore:
      'Pode estar incompleta ou ser demasiado antiga. Abra a ligação do e-mail mais recente que recebeu de nós, contacte-nos ou marque de novo.',
    bookOne: 'Marcar uma consulta',
    failed: 'Não foi possível carregar a sua marcação',
    failedMore:
      'Tente de novo dentro de momentos e, se voltar a falhar, verifique a ligação à Internet. A marcação em si mantém-se.',
    reach: 'Prefere falar com uma pessoa?',
    reachMore: 'Telefone ou escreva-nos, seja qual for o assunto.',
  },
});
