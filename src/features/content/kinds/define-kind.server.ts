import { emptyValues, type Fields, markdownOf, requiredOf, twinsOf } from '../content.ts';
import { withMarkdown } from '../text/with-markdown.server.ts';
import { type ContentKind, type PublicTable, refuseNothing } from './content-kind.server.ts';
import { valuesSchema } from './values-schema.server.ts';

type KindDescription = Pick<ContentKind, 'name' | 'titleField' | 'read' | 'write' | 'remove'> & {
  fields: Fields;
  public?: PublicTable;
  fixed?: ContentKind['fixed'];
  sampleParts?: ContentKind['sampleParts'];
  change?: ContentKind['change'];
  addressOf?: ContentKind['addressOf'];
  authorOf?: ContentKind['authorOf'];
  asStored?: ContentKind['asStored'];
  refuseRemoval?: ContentKind['refuseRemoval'];
  shownOn?: ContentKind['shownOn'];
  writePreview?: ContentKind['writePreview'];
  warnAbout?: ContentKind['warnAbout'];
  order?: ContentKind['order'];
};

/** Returns a kind of content by the description of its fields. */
export function defineKind({ fields, ...kind }: KindDescription): ContentKind {
  const markdown = markdownOf(fields);
  const { write, writePreview = write } = kind;
  const preview = withMarkdown(kind.name, { ...kind, write: writePreview }, markdown);
  return {
    addressOf: () => null,
    authorOf: async () => null,
    asStored: async (_, values) => values,
    refuseRemoval: refuseNothing,
    public: null,
    fixed: null,
    sampleParts: [],
    change: 'content.change',
    shownOn: async () => '/',
    warnAbout: () => [],
    order: null,
    ...kind,
    ...withMarkdown(kind.name, kind, markdown),
    writePreview: preview.write,
    fields,
    values: valuesSchema(fields),
    empty: emptyValues(fields),
    required: requiredOf(fields),
    twins: twinsOf(fields),
  };
}
