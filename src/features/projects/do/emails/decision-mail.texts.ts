import { defineTexts } from '#i18n/texts.ts';

/** The mail to the company about what a client did behind a link. */
export const decisionMailTexts = defineTexts({
  en: {
    subject_answered: '{name} answered: {title}',
    'subject_handed-in': '{name} sent documents: {title}',
    subject_approved: '{name} approved: {title}',
    subject_changes: '{name} wants changes: {title}',
    'subject_will-show': '{name} would rather show it: {title}',
    subject_chosen: '{name} chose a time: {title}',
    preheader: 'The ball is with you, unless something else is asked of the client.',
    heading: 'A client has done what you asked.',
    lead: '{name}, in “{project}”.',
    asked: 'Asked',
    said: 'What the client did',
    approved: 'Approved',
    changes: 'Wants changes',
    open: 'Open the project',
    reason: 'You are receiving this because your company works on this project.',
  },
  pt: {
    subject_answered: '{name} respondeu: {title}',
    'subject_handed-in': '{name} enviou documentos: {title}',
    subject_approved: '{name} aprovou: {title}',
    subject_changes: '{name} quer alterações: {title}',
    'subject_will-show': '{name} prefere mostrá-lo: {title}',
    subject_chosen: '{name} escolheu uma hora: {title}',
    preheader: 'A bola está do vosso lado, a menos que outro pedido ao cliente esteja em aberto.',
    heading: 'Um cliente fez o que pediram.',
    lead: '{name}, em «{project}».',
    asked: 'Pedido',
    said: 'O que o cliente fez',
    approved: 'Aprovou',
    changes: 'Quer alterações',
    open: 'Abrir o projeto',
    reason: 'Recebem este e-mail porque a empresa está a trabalhar neste projeto.',
  },
});
