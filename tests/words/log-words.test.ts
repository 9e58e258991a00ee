import { expect, it } from 'vitest';
import { auditCodeTexts } from '#features/audit/admin/audit-codes.texts.ts';
import { describeValues } from '#features/audit/admin/audit-values.ts';
import { auditActionTexts } from '#features/audit/audit.texts.ts';
import { meetingPlaces } from '#features/booking/booking.ts';
import { breakableRules } from '#features/booking/desk/judge-for-staff.ts';
import { twinLabelOf } from '#features/content/fields/field-labels.texts.ts';
import { transferFormats } from '#features/content-transfer/incoming.ts';
import { conversationFilters } from '#features/conversations/conversations.ts';
import {
  removalReasons,
  subscriberFilters,
} from '#features/newsletter/subscribers/subscriber-list.ts';
import { orderRecordTexts } from '#features/payments/desk/admin/order-record.texts.ts';
import { orderFilters } from '#features/payments/desk/order-list.ts';
import { invoiceKinds } from '#features/payments/invoices/invoices.ts';
import { disputeStatuses } from '#features/payments/ledger/dispute-states.ts';
import { languages } from '#i18n/language.ts';
import { actions as permissions } from '#platform/permissions/permissions.ts';
import { projectFiles } from '../architecture/project-files.ts';

/** The kinds of tasks, by the texts that the office has for each. */
const taskKinds = Object.keys(orderRecordTexts.en).flatMap((key) =>
  key.startsWith('task_') ? [key.slice('task_'.length)] : [],
);

/** The lists of codes that changes write into the log. */
const lists: Record<string, readonly string[]> = {
  meetingPlaces,
  breakableRules,
  transferFormats,
  conversationFilters,
  removalReasons,
  subscriberFilters,
  disputeStatuses,
  invoiceKinds,
  orderFilters,
  taskKinds,
};

it.each(Object.entries(lists))('the log has words for each of %s', (_, codes) => {
  for (const language of languages)
    expect(codes.filter((code) => !(`value_${code}` in auditCodeTexts[language]))).toEqual([]);
});

/** The actions that the source records: those of `recordChange` and of what ends in it. */
function recordedActions(): string[] {
  const found = projectFiles(/^src\/.*\.server\.ts$/).flatMap(({ text }) =>
    text.includes('recordChange') ||
    text.includes('changeConversation') ||
    text.includes('changeRecord')
      ? [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => action)
      : [],
  );
  // The same files name permissions, and a file.
  const others: readonly string[] = [...permissions, 'invoice.pdf'];
  return [...new Set(found)].filter((action) => !others.includes(action)).sort();
}

it('the log has words for each action that the source records', () => {
  const actions = recordedActions();
  expect(actions.length).toBeGreaterThan(50);
  for (const language of languages)
    expect(actions.filter((action) => !(action in auditActionTexts[language]))).toEqual([]);
});

it.each([
  ['en', 'slots of a weekday: Monday: 09:00; 10:00, Friday: 14:00', 'weekdays: Monday; Sunday'],
  [
    'pt',
    'horários de um dia da semana: segunda-feira: 09:00; 10:00, sexta-feira: 14:00',
    'dias da semana: segunda-feira; domingo',
  ],
] as const)('the log names weekdays: %s', (language, slots, days) => {
  // Rules are recorded as JSON.
  const weekdaySlots = JSON.stringify({ 1: ['09:00', '10:00'], 5: ['14:00'] });
  expect(describeValues({ weekdaySlots }, language, twinLabelOf)).toBe(slots);
  expect(describeValues({ weekdays: '[1,7]' }, language, twinLabelOf)).toBe(days);
});

it.each([
  ['en', 'field: Title, why: This text is too long', 'field: Telephone'],
  ['pt', 'campo: Título, porquê: Este texto é demasiado longo', 'campo: Telefone'],
] as const)('the log names fields, and why content was refused: %s', (language, refused, kept) => {
  const values = { field: 'title', code: 'too_long' };
  expect(describeValues(values, language, twinLabelOf)).toBe(refused);
  expect(describeValues({ field: 'phone' }, language, twinLabelOf)).toBe(kept);
});

it.each([
  ['en', 'was scheduled: yes', 'removed: 2, kept, because they were changed: 1'],
  ['pt', 'estava agendada: sim', 'removidos: 2, mantidos, por terem sido alterados: 1'],
] as const)(
  'the log tells what was withdrawn and how many samples went: %s',
  (language, withdrawn, samples) => {
    expect(describeValues({ wasScheduled: true }, language, twinLabelOf)).toBe(withdrawn);
    const removed = ['testimonial:rita', 'faq:how-long'];
    expect(
      describeValues({ removed, kept: ['package:company-setup'] }, language, twinLabelOf),
    ).toBe(samples);
    expect(describeValues({ ids: ['company-setup', 'retail'] }, language, twinLabelOf)).toBe('');
  },
);
