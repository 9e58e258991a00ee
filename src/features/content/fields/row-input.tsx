import type { RowField } from '../content.ts';
import { DayField } from './day-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FlagField } from './flag-field.tsx';
import { LineField } from './line-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

type RowInputProps = Omit<FieldProps, 'field'> & { field: RowField };

/** The control of a field within a row. */
export function RowInput({ field, ...props }: RowInputProps) {
  switch (field.type) {
    case 'day':
      return <DayField field={field} {...props} />;
    case 'flag':
      return <FlagField field={field} {...props} />;
    case 'line':
      return <LineField field={field} {...props} />;
    case 'text':
      return <TextAreaField field={field} {...props} />;
  }
}
