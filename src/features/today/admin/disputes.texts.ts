import { defineTexts } from '#i18n/texts.ts';

export const disputesTexts = defineTexts({
  en: {
    title: 'Disputed payments',
    needs_response: '{name} disputes {amount}',
    inquiry: 'The bank of {name} asks about {amount}',
    left: '{span} left: evidence by {by}',
    over: 'the time for evidence ended {by}',
    noDeadline: 'no deadline is known: send evidence soon',
    answer: 'Send evidence',
    answerOf: 'Send evidence against what {name} disputes',
    unknownBuyer: 'Someone without a name',
    foot: 'Without evidence by its day the money is lost.',
  },
  pt: {
    title: 'Pagamentos contestados',
    needs_response: '{name} contesta {amount}',
    inquiry: 'O banco de {name} pergunta por {amount}',
    left: 'faltam {span}: provas até {by}',
    over: 'o prazo para provas terminou {by}',
    noDeadline: 'sem prazo conhecido: envie as provas em breve',
    answer: 'Enviar provas',
    answerOf: 'Enviar provas contra a contestação de {name}',
    unknownBuyer: 'Alguém sem nome indicado',
    foot: 'Sem provas até ao dia indicado, o dinheiro perde-se.',
  },
});
