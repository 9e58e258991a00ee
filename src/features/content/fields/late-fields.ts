import { loadPart } from '#ui/admin/use-loaded.ts';
import type { Fields } from '../content.ts';

/** Controls that few kinds of content have, and the hints of those that need one. */
export const loadChoiceField = () => import('./choice-field.tsx').then((part) => part.ChoiceField);
export const loadChoicesField = () =>
  import('./choices-field.tsx').then((part) => part.ChoicesField);
export const loadDayField = () => import('./day-field.tsx').then((part) => part.DayField);
export const loadFigureField = () => import('./figure-field.tsx').then((part) => part.FigureField);
export const loadInstantField = () =>
  import('./instant-field.tsx').then((part) => part.InstantField);
export const loadMoneyField = () => import('./money-field.tsx').then((part) => part.MoneyField);
export const loadNumberField = () => import('./number-field.tsx').then((part) => part.NumberField);
export const loadRowsField = () => import('./rows-field.tsx').then((part) => part.RowsField);
export const loadHints = () => import('./field-hints.texts.ts').then((part) => part.hintOf);

const late: Readonly<Record<string, () => Promise<object>>> = {
  choice: loadChoiceField,
  choices: loadChoicesField,
  day: loadDayField,
  figure: loadFigureField,
  instant: loadInstantField,
  money: loadMoneyField,
  number: loadNumberField,
  rows: loadRowsField,
};

function partsOf(fields: Fields): (() => Promise<object>)[] {
  const types = new Set(fields.map(({ type }) => type));
  const controls = [...types].flatMap((type) => late[type] ?? []);
  return fields.some(({ hint }) => hint) ? [...controls, loadHints] : controls;
}

/**
 * Returns a function that loads the fields of a kind and what they are shown with, so that the form
 * is whole at once: nothing moves, and a jump to a field finds its control.
 */
export function withControls(load: () => Promise<Fields>): () => Promise<Fields> {
  return async () => {
    const fields = await load();
    await Promise.all(partsOf(fields).map(loadPart));
    return fields;
  };
}
