import { expect, it } from 'vitest';
import { defaultRules } from '../../rules/booking-rules.ts';
import { rulesOf, valuesOf } from './rules-values.ts';

it('reads back what it shows', () => {
  const rules = {
    ...defaultRules,
    weekdaySlots: { 5: ['09:00', '10:30'] },
    mostPerDay: 3,
    videoLink: 'https://meet.example/rita',
  };
  expect(rulesOf(valuesOf({ rules }))).toEqual(rules);
  expect(rulesOf(valuesOf({ rules: defaultRules }))).toEqual(defaultRules);
});

it('takes times as people type them, and leaves a word for the server to refuse', () => {
  const values = { ...valuesOf({ rules: defaultRules }), slotTimes: '09:00 10:00;  11:00,' };
  expect(rulesOf(values).slotTimes).toEqual(['09:00', '10:00', '11:00']);
  const portuguese = { ...values, slotTimes: '9h30, 10H00, 9:05, 9h5, meio-dia' };
  const read = ['09:30', '10:00', '09:05', '9h5', 'meio-dia'];
  expect(rulesOf(portuguese).slotTimes).toEqual(read);
  expect(rulesOf({ ...values, slotMinutes: 'half an hour' }).slotMinutes).toBeNaN();
});
