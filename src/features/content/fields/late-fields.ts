/** Controls that few kinds of content have: they are loaded with the first record that needs them. */
export const loadRowsField = () => import('./rows-field.tsx').then((part) => part.RowsField);
export const loadDayField = () => import('./day-field.tsx').then((part) => part.DayField);
