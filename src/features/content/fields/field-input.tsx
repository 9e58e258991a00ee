import { LatePart } from '#ui/admin/late-part.tsx';
import type { FieldProps } from './field-props.ts';
import { FlagField } from './flag-field.tsx';
import {
  loadChoiceField,
  loadChoicesField,
  loadDayField,
  loadFigureField,
  loadInstantField,
  loadMoneyField,
  loadNumberField,
  loadRowsField,
} from './late-fields.ts';
import { LineField, SlugField } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

/** The control of a field of any type. */
export function FieldInput({ field, ...props }: FieldProps) {
  switch (field.type) {
    case 'choice':
      return <LatePart load={loadChoiceField} of={{ field, ...props }} />;
    case 'choices':
      return <LatePart load={loadChoicesField} of={{ field, ...props }} />;
    case 'day':
      return <LatePart load={loadDayField} of={{ field, ...props }} />;
    case 'figure':
      return <LatePart load={loadFigureField} of={{ field, ...props }} />;
    case 'flag':
      return <FlagField field={field} {...props} />;
    case 'instant':
      return <LatePart load={loadInstantField} of={{ field, ...props }} />;
    case 'line':
      return <LineField field={field} {...props} />;
    case 'list':
      return <ListField field={field} {...props} />;
    case 'markdown':
      return <MarkdownField field={field} {...props} />;
    case 'money':
      return <LatePart load={loadMoneyField} of={{ field, ...props }} />;
    case 'number':
      return <LatePart load={loadNumberField} of={{ field, ...props }} />;
    case 'picture':
      return <PictureField field={field} {...props} />;
    case 'reference':
      return <ReferenceField field={field} {...props} />;
    case 'rows':
      return <LatePart load={loadRowsField} of={{ field, ...props }} />;
    case 'slug':
      return <SlugField field={field} {...props} />;
    case 'text':
      return <TextAreaField field={field} {...props} />;
  }
}
