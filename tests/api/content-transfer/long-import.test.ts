import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';
const posts = Array.from(
  { length: 500 },
  (_, at) =>
    `post-${at},Title ${at},Título ${at},Summary,**Text** ${at},**Texto** ${at},Ana,Permits,/art/post-tile-1.svg,public`,
);

it('an import of 500 posts lets a booking in before it writes', async ({ site }) => {
  const browser = await becomeOwner(site);
  let isImported = false;
  const importing = importFile(browser, [columns, ...posts].join('\n')).finally(() => {
    isImported = true;
  });
  const booked = await browser.send('/api/bookings', bookingBody());
  expect([booked.status, isImported]).toEqual([201, false]);
  expect((await importing).body.counts).toMatchObject({ new: 500, refused: 0 });
}, 180_000);
