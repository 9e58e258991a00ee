import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import type { Today } from '../today.schema.ts';
import { type ReadBeside, todaySentence } from './today-sentence.ts';

const now = new Date('2026-11-24T10:00:00.000Z');

const nothing = {
  consultations: { today: 0 },
  messages: { waiting: 0 },
  disputes: { count: 0, first: [] },
  tasks: { count: 0 },
  money: { totals: [] },
  mails: { count: 0, overdue: { count: 0 } },
  changes: 0,
  lateCents: 0,
};

function write(changes: object, language: Language): string {
  return todaySentence({ ...nothing, ...changes } as unknown as Today & ReadBeside, language, now)
    .map(({ figure, rest }) => [figure, rest].filter(Boolean).join(' '))
    .join(', ');
}

const overdue = (cents: number, state: string) => ({ cents, state, currency: 'EUR', count: 1 });

it.each([
  [{}, '', ''],
  [{ consultations: { today: 1 } }, 'One call today', 'Uma chamada hoje'],
  [{ consultations: { today: 2 } }, 'Two calls today', 'Duas chamadas hoje'],
  [{ messages: { waiting: 1 } }, 'One person waiting', 'Uma pessoa à espera'],
  [{ changes: 1 }, 'One quote to change', 'Um orçamento a alterar'],
  [
    { messages: { waiting: 1 }, changes: 2 },
    'One person waiting, two quotes to change',
    'Uma pessoa à espera, dois orçamentos a alterar',
  ],
  [{ lateCents: 50_000 }, '€500.00 late', '500,00\u00a0€ em atraso'],
  [{ messages: { waiting: 12 } }, '12 people waiting', '12 pessoas à espera'],
  [
    { disputes: { count: 1, first: [{ evidenceDueAt: '2026-12-06T07:39:00.000Z' }] } },
    'One dispute to answer by Sun 6 Dec, 07:39',
    'Uma contestação a responder até domingo, 6/12, às 07:39',
  ],
  [
    { disputes: { count: 2, first: [{ evidenceDueAt: null }] }, tasks: { count: 1 } },
    'Two disputes to answer, one task to do',
    'Duas contestações a responder, uma tarefa por fazer',
  ],
  [{ mails: { count: 0, overdue: { count: 12 } } }, '12 mails not sent', '12 e-mails por enviar'],
  [{ mails: { count: 1, overdue: { count: 0 } } }, 'One mail not sent', 'Um e-mail por enviar'],
  // A mail that was given up has a note: it is named here only where nothing else waits.
  [
    { tasks: { count: 1 }, mails: { count: 1, overdue: { count: 0 } } },
    'One task to do',
    'Uma tarefa por fazer',
  ],
  [
    { tasks: { count: 1 }, mails: { count: 1, overdue: { count: 1 } } },
    'One task to do, two mails not sent',
    'Uma tarefa por fazer, dois e-mails por enviar',
  ],
  [{ tasks: { count: 1 } }, 'One task to do', 'Uma tarefa por fazer'],
  [
    {
      consultations: { today: 3 },
      messages: { waiting: 4 },
      tasks: { count: 2 },
      money: { totals: [overdue(78_000, 'past_due'), overdue(9_900, 'pending')] },
    },
    'Three calls today, four people waiting, two tasks to do, €780.00 unpaid',
    'Três chamadas hoje, quatro pessoas à espera, duas tarefas por fazer, 780,00\u00a0€ por pagar',
  ],
])('%j', (changes, en, pt) => {
  expect([write(changes, 'en'), write(changes, 'pt')]).toEqual([en, pt]);
});
