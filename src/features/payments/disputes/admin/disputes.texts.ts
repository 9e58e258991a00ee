import { defineTexts } from '#i18n/texts.ts';

export const disputesTexts = defineTexts({
  en: {
    inquiry_title: 'The buyer’s bank asks about {amount}',
    inquiry_review_title: 'The bank reads your answer about {amount}',
    inquiry_closed_title: 'The bank’s question about {amount} is closed',
    needs_response_title: 'The buyer disputes {amount}',
    under_review_title: 'Evidence sent: the bank decides about {amount}',
    won_title: 'Dispute won: {amount} is yours',
    lost_title: 'Dispute lost: {amount}',
    withdrawn: '{amount} was taken back by the bank.',
    due: 'Send evidence by {day}, or the money is lost.',
    evidence: 'Send evidence in Stripe’s dashboard',
  },
  pt: {
    inquiry_title: 'O banco do cliente pergunta por {amount}',
    inquiry_review_title: 'O banco lê a sua resposta sobre {amount}',
    inquiry_closed_title: 'A pergunta do banco sobre {amount} está encerrada',
    needs_response_title: 'O cliente contesta {amount}',
    under_review_title: 'Provas enviadas: o banco decide sobre {amount}',
    won_title: 'Contestação ganha: os {amount} são seus',
    lost_title: 'Contestação perdida: {amount}',
    withdrawn: 'O banco retirou {amount}.',
    due: 'Envie provas até {day}; caso contrário, o dinheiro perde-se.',
    evidence: 'Enviar provas no painel da Stripe',
  },
});
