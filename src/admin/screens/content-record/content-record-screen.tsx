import { NewRecord } from '#features/content/admin/new-record.tsx';
import { OpenRecord } from '#features/content/admin/open-record.tsx';
import { emptyValues } from '#features/content/content.ts';
import type { ScreenProps } from '../../define-screen.ts';
import { contentPath } from '../content/content.path.ts';
import { editedKind, isEditedKind } from '../content/content-kinds.ts';
import { Screen as NotFound } from '../not-found/not-found-screen.tsx';
import { contentRecordPath } from './content-record.path.ts';

export function Screen({ params: { kind, id } }: ScreenProps<typeof contentRecordPath>) {
  if (!isEditedKind(kind)) return <NotFound />;
  const { fields, titleField, isFixed, single } = editedKind(kind);
  if (isFixed && id === 'new') return <NotFound />;
  const listHref =
    kind === 'posts' || single !== undefined
      ? contentPath.href()
      : `${contentPath.href()}?kind=${kind}`;
  if (id === 'new')
    return (
      <NewRecord
        kind={kind}
        values={emptyValues(fields)}
        hrefOf={(made) => contentRecordPath.href({ kind, id: made })}
      />
    );
  return (
    <OpenRecord
      {...{ kind, id, fields, listHref }}
      titleField={single === undefined ? titleField : null}
    />
  );
}
