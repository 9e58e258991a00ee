import { expect, it } from 'vitest';
import { restoreFields } from './restore-fields.ts';

const initial = { name: '', time: '09:00' };
const restore = (text: string) => restoreFields({ text, savedAt: '' }, initial);

it('restores the fields that a form has, and nothing else', () => {
  expect(restore('{"name":"Rui","age":"9","time":4}')).toEqual({ name: 'Rui', time: '09:00' });
});

it('restores nothing from what is no form', () => {
  expect(restoreFields(null, initial)).toBeNull();
  expect([restore('Dear Rui'), restore('null'), restore('4')]).toEqual([null, null, null]);
});
