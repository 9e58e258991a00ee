import { emptyValues, type Fields, requiredOf, twinsOf } from '../content.ts';
import { type ContentKind, type PublicTable, refuseNothing } from './content-kind.server.ts';
import { valuesSchema } from './values-schema.server.ts';

type KindDescription = Pick<ContentKind, 'name' | 'titleField' | 'read' | 'write' | 'remove'> & {
  fields: Fields;
  public: PublicTable;
  addressOf?: ContentKind['addressOf'];
  refuseRemoval?: ContentKind['refuseRemoval'];
};

/** Returns a kind of content by the description of its fields. */
export function defineKind({ fields, ...kind }: KindDescription): ContentKind {
  return {
    addressOf: () => null,
    refuseRemoval: refuseNothing,
    ...kind,
    fields,
    values: valuesSchema(fields),
    empty: emptyValues(fields),
    required: requiredOf(fields),
    twins: twinsOf(fields),
  };
}
