import { expect, test } from '../../harness/browser-fixtures.ts';

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number };

/** Whether `inner` happened within `outer`. */
function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const isSameThread = inner.pid === outer.pid && inner.tid === outer.tid;
  return isSameThread && inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);
}

test('no script is parsed again for the stack of an error that nobody sees', async ({
  browser,
  page,
}) => {
  await browser.startTracing(page, {
    categories: ['-*', 'v8', 'v8.execute', 'disabled-by-default-v8.compile'],
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const { pid } = traceEvents.findLast(({ name }) => name === 'v8.evaluateModule') ?? {};
  const named = (wanted: string) =>
    traceEvents.filter((event) => event.name === wanted && event.pid === pid);
  const runs = named('v8.evaluateModule');
  expect(runs.length).toBeGreaterThan(1);
  const parsedAgain = named('V8.CollectSourcePositions').filter((event) =>
    runs.some((run) => isWithin(event, run)),
  );
  expect(parsedAgain).toEqual([]);
});

test('errors have stacks again once the application runs', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(
    await page.evaluate(() => Error('for its stack').stack?.split('\n').length),
  ).toBeGreaterThan(1);
});
