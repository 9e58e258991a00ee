import { emptyValues, type Fields, requiredOf, twinsOf } from '../content.ts';
import { type ContentKind, type PublicTable, refuseNothing } from './content-kind.server.ts';
import { valuesSchema } from './values-schema.server.ts';

type KindDescription = Pick<ContentKind, 'name' | 'titleField' | 'read' | 'write' | 'remove'> & {
  fields: Fields;
  public: PublicTable;
  addressOf?: ContentKind['addressOf'];
  refuseRemoval?: ContentKind['refuseRemoval'];
  shownOn?: ContentKind['shownOn'];
  writePreview?: ContentKind['writePreview'];
  warnAbout?: ContentKind['warnAbout'];
  order?: ContentKind['order'];
};

/** Returns a kind of content by the description of its fields. */
export function defineKind({ fields, ...kind }: KindDescription): ContentKind {
  return {
    addressOf: () => null,
    refuseRemoval: refuseNothing,
    shownOn: '/',
    writePreview: kind.write,
    warnAbout: () => [],
    order: null,
    ...kind,
    values: valuesSchema(fields),
    empty: emptyValues(fields),
    required: requiredOf(fields),
    twins: twinsOf(fields),
  };
}
