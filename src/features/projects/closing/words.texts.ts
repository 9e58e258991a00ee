import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** The page on which a client says a few words about us, and takes them back. */
export const wordsTexts = defineTexts({
  en: {
    title: 'A few words about us',
    lead: 'Was our work good for you? A few sentences help others to decide. We look at them before they are on our site.',
    words: 'Your words',
    rating: 'How many stars?',
    star: '1 star',
    stars: '{count} stars',
    name: 'Your name',
    position: 'What you do, such as founder (optional)',
    company: 'Your company or activity (optional)',
    consent:
      '{brand} may show these words with my name, what I do, my company and the stars on its public site, also translated into English or Portuguese. I can take this back with this link at any time.',
    send: 'Send my words',
    given_title: 'Thank you for your words.',
    given_lead: 'We have these words of yours. They are not on our site yet.',
    given_live: 'These words of yours are on our site.',
    given_on: 'You agreed on {day}:',
    take_back: 'Take my words back',
    taken_title: 'Your words are taken back.',
    taken_lead: 'We have deleted them.',
    taken_live: 'We were told to take them off our site.',
    taken_again: 'You may write others, if you wish.',
  },
  pt: {
    title: 'Umas palavras sobre nós',
    lead: 'O nosso trabalho foi bom para si? Algumas frases ajudam outras pessoas a decidir. Lemo-las antes de estarem no nosso site.',
    words: 'As suas palavras',
    rating: 'Quantas estrelas?',
    star: '1 estrela',
    stars: '{count} estrelas',
    name: 'O seu nome',
    position: 'O que faz, por exemplo fundadora (opcional)',
    company: 'A sua empresa ou atividade (opcional)',
    consent:
      'A {brand} pode mostrar estas palavras com o meu nome, o que faço, a minha empresa e as estrelas no seu site público, também traduzidas para inglês ou português. Posso retirar este consentimento nesta ligação, quando quiser.',
    send: 'Enviar as minhas palavras',
    given_title: 'Obrigado pelas suas palavras.',
    given_lead: 'Temos estas palavras suas. Ainda não estão no nosso site.',
    given_live: 'Estas palavras suas estão no nosso site.',
    given_on: 'Consentiu em {day}:',
    take_back: 'Retirar as minhas palavras',
    taken_title: 'As suas palavras foram retiradas.',
    taken_lead: 'Apagámo-las.',
    taken_live: 'A equipa foi avisada para as retirar do nosso site.',
    taken_again: 'Pode escrever outras, se quiser.',
  },
});

const errorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    invalid_type: 'This value is of another type',
    consent_required: 'We need your consent before we may show your words',
    rating_required: 'Please choose from one to five stars',
    unknown_link: 'This link is not known. Please use the one in our latest email',
    not_finished: 'This work is not finished yet',
    given: 'We have words of yours already. Take them back first to write others',
    none: 'There are no words of yours to take back',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este valor é de outro tipo',
    consent_required: 'Precisamos do seu consentimento para mostrar as suas palavras',
    rating_required: 'Escolha de uma a cinco estrelas',
    unknown_link: 'Esta ligação não é conhecida. Use a do nosso e-mail mais recente',
    not_finished: 'Este trabalho ainda não está concluído',
    given: 'Já temos palavras suas. Retire-as primeiro para escrever outras',
    none: 'Não há palavras suas para retirar',
  },
});
export type WordsErrorCode = keyof typeof errorTexts.en;

/** Returns the message for a code at a field; none for the whole. */
export function wordsErrorText(language: Language, field: string, code: string): string {
  return codeText(errorTexts, language, { field, code });
}
