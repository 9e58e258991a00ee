import { defineTexts } from '#i18n/texts.ts';

/** The mail to the company about words of a client, and words taken back. */
export const wordsMailTexts = defineTexts({
  en: {
    given_subject: '{name} wrote a few words about you',
    given_preheader: 'They wait as a draft: look at them and publish them.',
    given_heading: 'A client wrote a few words.',
    given_lead:
      'They are a draft among the testimonials, with the consent to show them. Nothing is public until you publish it.',
    taken_subject: '{name} took their words back',
    taken_preheader: 'They are on the site and have to leave it.',
    taken_heading: 'A client took their words back.',
    taken_lead:
      'The consent has ended, and the words are still on the site. Take the testimonial off the site now.',
    words: 'Words',
    open: 'Open the testimonial',
    reason: 'You are receiving this because your company worked for this client.',
  },
  pt: {
    given_subject: '{name} escreveu umas palavras sobre a empresa',
    given_preheader: 'Estão num rascunho, à espera de serem lidas e publicadas.',
    given_heading: 'Um cliente escreveu umas palavras.',
    given_lead:
      'São um rascunho entre os testemunhos, com o consentimento para as mostrar. Nada é público antes de o publicarem.',
    taken_subject: '{name} retirou as suas palavras',
    taken_preheader: 'Estão no site e têm de sair.',
    taken_heading: 'Um cliente retirou as suas palavras.',
    taken_lead:
      'O consentimento acabou e as palavras ainda estão no site. Retirem agora o testemunho do site.',
    words: 'Palavras',
    open: 'Abrir o testemunho',
    reason: 'Recebem este e-mail porque a empresa trabalhou para este cliente.',
  },
});
