import { LatePart } from '#ui/admin/late-part.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FlagField } from './flag-field.tsx';
import { InstantField } from './instant-field.tsx';
import { loadDayField, loadRowsField } from './late-fields.ts';
import { LineField } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

/** The control of a field of any type. */
export function FieldInput({ field, ...props }: FieldProps) {
  switch (field.type) {
    case 'choice':
      return <ChoiceField field={field} {...props} />;
    case 'day':
      return <LatePart load={loadDayField} of={{ field, ...props }} />;
    case 'flag':
      return <FlagField field={field} {...props} />;
    case 'instant':
      return <InstantField field={field} {...props} />;
    case 'line':
      return <LineField field={field} {...props} />;
    case 'list':
      return <ListField field={field} {...props} />;
    case 'markdown':
      return <MarkdownField field={field} {...props} />;
    case 'money':
      return <MoneyField field={field} {...props} />;
    case 'number':
      return <NumberField field={field} {...props} />;
    case 'picture':
      return <PictureField field={field} {...props} />;
    case 'reference':
      return <ReferenceField field={field} {...props} />;
    case 'rows':
      return <LatePart load={loadRowsField} of={{ field, ...props }} />;
    case 'slug':
      return <LineField field={field} {...props} />;
    case 'text':
      return <TextAreaField field={field} {...props} />;
  }
}
