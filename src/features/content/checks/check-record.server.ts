import { listWordless } from '#features/files/pictures/list-wordless.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { checkTwins, tidyValues } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { findDeadLinks, type StatusOf } from './find-dead-links.server.ts';
import {
  fieldPicturesOf,
  ownLinksOf,
  type Warning,
  warnAboutPictures,
  warnAboutTwins,
  warnAboutWordless,
} from './warnings.ts';

/** Returns what to ask about before a record is published; null if there is no such record. */
export async function checkRecord(
  { database, origin }: Context,
  kind: ContentKind,
  id: string,
  statusOf: StatusOf,
): Promise<Warning[] | null> {
  const record = await database.read((db) => loadRecord(db, kind, id));
  if (record === null) return null;
  const values = tidyValues(record.values);
  const pictures = fieldPicturesOf(kind.fields, values);
  const addresses = pictures.map(({ address }) => address);
  const wordless = await database.read((db) => listWordless(db, addresses));
  // A link to the record itself leads somewhere once it is public.
  const own = kind.addressOf(values, id);
  const links = ownLinksOf(values, origin).filter(({ path }) => path !== own);
  return [
    ...warnAboutTwins(checkTwins(values, record.fieldTimes, kind.twins)),
    ...warnAboutPictures(values),
    ...warnAboutWordless(pictures, wordless),
    ...(await findDeadLinks(links, statusOf)),
    ...kind.warnAbout(values),
  ];
}
