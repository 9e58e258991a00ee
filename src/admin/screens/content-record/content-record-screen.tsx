import { useState } from 'react';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import { NewRecord } from '#features/content/admin/new-record.tsx';
import { OpenRecord } from '#features/content/admin/open-record.tsx';
import { KindLinks } from '#features/content/lists/admin/kind-links.tsx';
import { contentPath, contentRecordPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { editedKind, isEditedKind, kindGroups, listHref } from '../content/content-kinds.ts';
import { kindFields } from './kind-fields.ts';

const loadNotFound = () => import('../not-found/not-found-screen.tsx').then((part) => part.Screen);

export function Screen({ params: { kind, id } }: ScreenProps<typeof contentRecordPath>) {
  const [made, setMade] = useState<string | null>(null);
  const person = useQuery(sessionQuery()).data?.id ?? '';
  if (!isEditedKind(kind)) return <LatePart load={loadNotFound} of={{}} />;
  const { titleField, isFixed, single } = editedKind(kind);
  if (isFixed && id === 'new') return <LatePart load={loadNotFound} of={{}} />;
  const loadFields = kindFields[kind];
  const shared = {
    kind,
    loadFields,
    listHref: single === undefined ? listHref(kind) : contentPath.href(),
    person,
    titleField: single === undefined ? titleField : null,
  };
  // The form in which a record was made stays when the address becomes the record's.
  return id === 'new' || id === made ? (
    <NewRecord
      key={kind}
      {...shared}
      hrefOf={(of) => contentRecordPath.href({ kind, id: of })}
      onMade={setMade}
    />
  ) : (
    <>
      {/* A single record has no list, which would lead to the others. */}
      {single === undefined ? null : (
        <KindLinks kind={kind} groups={kindGroups} listHref={listHref} />
      )}
      <OpenRecord key={kind} {...shared} id={id} />
    </>
  );
}
