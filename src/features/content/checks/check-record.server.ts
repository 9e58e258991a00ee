import { listPicturesAt } from '#features/files/pictures/list-pictures-at.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { checkTwins, tidyValues } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { writePreview } from '../preview/write-preview.server.ts';
import { findDeadLinks, type StatusOf } from './find-dead-links.server.ts';
import {
  fieldPicturesOf,
  ownLinksOf,
  type Warning,
  warnAboutPictures,
  warnAboutTwins,
  warnAboutWordless,
} from './warnings.ts';

/** Returns whether another page has the address that a record would have. */
export async function isAddressTaken(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<boolean> {
  const written = await writePreview(context, kind, id, async () => null);
  if (written.ok || written.refusal.code !== 'not_ready') return false;
  return written.refusal.fields.some(({ field, code }) => field === 'slug' && code === 'taken');
}

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
  const links = ownLinksOf(values, origin);
  const addresses = [...pictures.map(({ address }) => address), ...links.map(({ path }) => path)];
  const library = await database.read((db) => listPicturesAt(db, [...new Set(addresses)]));
  // The record itself and its pictures are at their addresses once it is public.
  const own = [kind.addressOf(values, id), ...library.map(({ address }) => address)];
  const others = links.filter(({ path }) => !own.includes(path));
  return [
    ...warnAboutTwins(checkTwins(values, record.fieldTimes, kind.twins)),
    ...warnAboutPictures(values, library),
    ...warnAboutWordless(pictures, library),
    ...(await findDeadLinks(others, statusOf)),
    ...kind.warnAbout(values),
  ];
}
