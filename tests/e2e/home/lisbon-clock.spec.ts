import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

for (const [path, early, late] of [
  ['/', 'It is 09:27 there now.', 'It is 13:27 there now.'],
  ['/pt', 'Agora são 9h27.', 'Agora são 13h27.'],
] as const)
  test(`${path} tells the hour in Lisbon as its language does, in the same space`, async ({
    page,
  }) => {
    const widthAt = async (time: string, text: string) => {
      await page.clock.setFixedTime(`2026-11-25T${time}:00.000Z`);
      await page.goto(path);
      const clock = page.locator('.lisbon-now__clock');
      await expect(clock).toHaveText(text);
      return (await clock.boundingBox())?.width ?? 0;
    };
    const width = await widthAt('13:27', late);
    expect(Math.abs((await widthAt('09:27', early)) - width)).toBeLessThan(1);
  });
