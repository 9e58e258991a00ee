import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';
const length = 500;
const postsNamed = (name: string) =>
  Array.from(
    { length },
    (_, at) =>
      `${name}-${at},Title ${at},Título ${at},Summary,**Text** ${at},**Texto** ${at},Ana,Permits,/art/post-tile-1.svg,public`,
  );

it('an import of 500 posts lets a booking in before it writes', async ({ site }) => {
  const browser = await becomeOwner(site);
  let isImported = false;
  const importing = importFile(browser, [columns, ...postsNamed('early')].join('\n')).finally(
    () => {
      isImported = true;
    },
  );
  const booked = await browser.send('/api/bookings', bookingBody());
  expect([booked.status, isImported]).toEqual([201, false]);
  expect((await importing).body.counts).toMatchObject({ new: length, refused: 0 });
}, 180_000);

it('a booking that comes while an import writes waits for it, and is made', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { database } = site.services;
  const lock = database.lock;
  const half = Promise.withResolvers<void>();
  let placed = 0;
  site.services.database = {
    ...database,
    lock(trx, name) {
      // Each record takes the lock of its kind within the one transaction that writes.
      if (name === 'content:posts') placed += 1;
      if (placed === length / 2) half.resolve();
      return lock.call(database, trx, name);
    },
  };
  try {
    const importing = importFile(browser, [columns, ...postsNamed('held')].join('\n'));
    await half.promise;
    const booked = await browser.send('/api/bookings', bookingBody());
    expect([booked.status, (await importing).body.counts?.new]).toEqual([201, length]);
    expect(placed).toBe(length);
  } finally {
    site.services.database = database;
  }
}, 180_000);
