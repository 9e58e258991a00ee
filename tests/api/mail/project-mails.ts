import { wordsMail } from '#features/projects/closing/emails/words-mail.server.ts';
import { decisionNotification } from '#features/projects/do/emails/decision-notification.server.ts';
import { finishMail } from '#features/projects/requests/emails/finish-mail.server.ts';
import {
  askMail,
  beginMail,
  reminderMail,
} from '#features/projects/requests/emails/request-mail.server.ts';
import type { Language } from '#i18n/language.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { booking, sender, visitor } from './mail-samples.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI';

/** Every mail about a project in its client's language, by the file that builds it. */
export function projectMailsOf(language: Language): Record<string, OutgoingMail[]> {
  // Staff write titles and texts; a stranger types none of them.
  const project = {
    id: 'p1',
    title: 'Company in Portugal',
    titlePt: 'Empresa em Portugal',
    language,
    email: visitor,
  };
  const answer = {
    id: 'r1',
    kind: 'answer' as const,
    title: 'What will the company do?',
    titlePt: 'O que vai fazer a empresa?',
    text: 'One sentence is enough.',
    textPt: 'Basta uma frase.',
    dueDay: '2026-12-01',
    token,
  };
  const paper = {
    ...answer,
    id: 'r2',
    kind: 'document' as const,
    title: 'A copy of your passport',
    titlePt: 'Uma cópia do seu passaporte',
    text: '',
    textPt: '',
    dueDay: null,
  };
  const steps = [
    { title: answer.title, titlePt: answer.titlePt, side: 'client' as const },
    { title: 'We open the company', titlePt: 'Abrimos a empresa', side: 'company' as const },
  ];
  const promise = '2026-12-18';
  return {
    'projects/requests/emails/request-mail': [
      askMail(project, [answer], { ...sender, attempt: 'a1' }),
      askMail(project, [answer, paper], { ...sender, attempt: 'a2' }),
      askMail(project, [paper], { ...sender, attempt: 'a3', isAgain: true }),
      beginMail(project, { steps, requests: [answer, paper], promise, isTest: true }, sender),
      reminderMail(project, [answer], { ...sender, attempt: 'a4', promise, isLate: false }),
      reminderMail(project, [answer, paper], { ...sender, attempt: 'a5', promise, isLate: true }),
    ],
    'projects/requests/emails/finish-mail': [true, false].map((hasOpen) =>
      finishMail(project, { wordsToken: token, hasOpen }, sender),
    ),
    'projects/closing/emails/words-mail': (['given', 'taken'] as const).map((event) =>
      wordsMail(
        event,
        { id: 'w1', recordId: 't1', name: booking.name, email: visitor, words: booking.name },
        { ...sender, to: language },
      ),
    ),
    'projects/do/emails/decision-notification': [
      decisionNotification(
        {
          project: { ...project, name: 'Noor El-Amin' },
          request: answer,
          decision: { id: 'd1', choice: 'answered', comment: booking.name },
        },
        language,
        sender,
      ),
    ],
  };
}
