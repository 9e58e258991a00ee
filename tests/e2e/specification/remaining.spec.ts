import { expect, test } from '../../harness/browser-fixtures.ts';
import { noteTexts, textsSeen } from '../../harness/seen-texts.ts';
import { enterHome, languages, sectionOf, toast, words } from '../home/home-page.ts';

const destructive = /toast--bad/;

test.describe('the frame of every page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [path, home, book] of [
    ['/contact', '/', 'Book Consultation'],
    ['/pt/contact', '/pt', 'Marcar consulta'],
  ] as const)
    test(`the bar stays at the top while ${path} scrolls, its brand leads home`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
      const bar = page.getByRole('banner');
      expect((await bar.boundingBox())?.y).toBe(0);
      const action = bar.getByRole('link', { name: book, exact: true });
      await expect(action).toBeInViewport();
      const colours = await bar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
      const own = await action.evaluate((link) => getComputedStyle(link).backgroundColor);
      expect(colours.filter((colour) => colour === own)).toHaveLength(1);
      await bar.getByRole('link', { name: 'Entrada' }).click();
      await expect(page).toHaveURL((url) => url.pathname === home);
    });

  test('after a navigation the page fades and rises in half a second', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      // On a starved machine it would have ended before its start is told.
      const paused = new CSSStyleSheet();
      paused.replaceSync('#main { animation-play-state: paused !important }');
      document.adoptedStyleSheets.push(paused);
      addEventListener('animationstart', ({ target, animationName }) => {
        if (!(target instanceof HTMLElement) || target.id !== 'main') return;
        const [animation] = target.getAnimations();
        const effect = animation?.effect as KeyframeEffect;
        const [from] = effect.getKeyframes();
        Object.assign(window, {
          entered: {
            animationName,
            duration: effect.getComputedTiming().duration,
            opacity: from?.opacity,
            translate: from?.translate,
          },
        });
      });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByText('Services').click();
    await expect(page).toHaveURL('/services');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'entered')))
      .toEqual({
        animationName: 'rise',
        duration: 500,
        opacity: '0',
        translate: expect.stringMatching(/^0(px)? 16px$/),
      });
  });

  test('the contact button floats at the bottom right', async ({ page }) => {
    await page.goto('/services');
    const button = page.getByRole('button', { name: 'Contact options' });
    for (const top of [0, 600]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const box = await button.boundingBox();
      if (!box) throw new Error('There is no contact button.');
      expect(1280 - (box.x + box.width)).toBeLessThan(48);
      expect(800 - (box.y + box.height)).toBeLessThan(48);
    }
  });
});

test('the countdown reads the clock every 500 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const every: unknown[] = [];
    const start = window.setInterval.bind(window);
    Object.assign(window, {
      every,
      setInterval: (run: () => void, ms?: number) => {
        every.push(ms);
        return start(run, ms);
      },
    });
  });
  await page.goto('/contact');
  await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
  expect(await page.evaluate(() => Reflect.get(window, 'every'))).toContain(500);
});

for (const [path, tagline, author] of [
  ['/', /^We register the company/, 'Tiago Meireles'],
  ['/pt', /^Constituímos a empresa/, 'Tiago Meireles'],
] as const) {
  test(`the hero of ${path} shows a tagline and counts down to 2025-04-30`, async ({ page }) => {
    await page.clock.setFixedTime('2025-04-29T23:00:00.000Z');
    await page.goto(path);
    const hero = page.locator('.hero');
    await expect(hero.getByText(tagline)).toBeVisible();
    await expect(hero.locator('.count b')).toHaveText(['01', '00', '00', '00']);
    await page.clock.setFixedTime('2025-04-30T22:59:59.000Z');
    await expect(hero.locator('.count b')).toHaveText(['00', '00', '00', '01']);
  });

  test(`a post under ${path} names its author beside the date`, async ({ page }) => {
    await page.goto(`${path === '/' ? '' : path}/blog/iva-oss`);
    await expect(page.getByRole('main').locator('dl').getByText(author)).toBeVisible();
  });
}

test('the hero stands still for 100 ms, then follows the scroll', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').getByRole('link', { name: 'Entrada' }).click();
  const hero = page.locator('.hero');
  await expect(hero).toHaveAttribute('data-version', 'static');
  await page.clock.runFor(90);
  await expect(hero).toHaveAttribute('data-version', 'static');
  await page.clock.runFor(20);
  await expect(hero).toHaveAttribute('data-version', 'parallax');
});

for (const language of languages) {
  const w = words[language];

  test(`the checkout opens 800 ms after the click, not before, in ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(w.path);
    const button = sectionOf(page, w.packages).getByRole('article').first().getByRole('button');
    await expect(button).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText(w.processing);
    await page.clock.runFor(790);
    await expect(button).toHaveText(w.processing);
    expect(new URL(page.url()).pathname).toBe(w.path);
    await page.clock.runFor(20);
    await page.waitForURL((url) => url.pathname === w.checkout);
  });

  test(`processing is cleared as the checkout opens, in ${language}`, async ({ page }) => {
    await page.goto(w.path);
    const button = sectionOf(page, w.packages).getByRole('article').first().getByRole('button');
    await expect(button).toBeEnabled();
    await button.evaluate((element) => {
      const saveText = () => sessionStorage.setItem('shown', element.textContent ?? '');
      new MutationObserver(saveText).observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await noteTexts(page, [w.processing]);
    await button.click();
    await page.waitForURL((url) => url.pathname === w.checkout);
    expect(await textsSeen(page)).toEqual([w.processing]);
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe(w.getStarted);
  });

  test(`a purchase that cannot be prepared shows a destructive toast, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(w.path);
    await sectionOf(page, w.packages).getByRole('article').first().getByRole('button').click();
    await expect(toast(page, w.paymentError)).toHaveClass(destructive);
  });

  for (const [status, title, isDestructive] of [
    [409, w.already[0], false],
    [500, w.failed[0], true],
  ] as const)
    test(`the newsletter sends one request, and its toast for ${status} is ${isDestructive ? '' : 'not '}destructive, in ${language}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(new RegExp(String(status)));
      let requested = 0;
      await page.route('**/api/newsletter/subscribe', (route) => {
        requested += 1;
        return route.fulfill({ status, body: '{}' });
      });
      await page.goto(w.path);
      const section = sectionOf(page, w.newsletter);
      await section.getByLabel(w.email).fill('noor@tessera.example');
      await section.getByRole('button', { name: w.subscribe }).click();
      const shown = toast(page, title);
      await expect(shown).toBeVisible();
      if (isDestructive) await expect(shown).toHaveClass(destructive);
      else await expect(shown).not.toHaveClass(destructive);
      await page.waitForTimeout(1500);
      expect(requested).toBe(1);
    });

  for (const status of [200, 201])
    test(`the newsletter treats ${status} as success and reads no body, in ${language}`, async ({
      page,
    }) => {
      await page.route('**/api/newsletter/subscribe', (route) =>
        route.fulfill({ status, contentType: 'text/plain', body: 'not JSON {' }),
      );
      await page.goto(w.path);
      const section = sectionOf(page, w.newsletter);
      await section.getByLabel(w.email).fill('noor@tessera.example');
      await section.getByRole('button', { name: w.subscribe }).click();
      await expect(section.getByRole('heading', { name: w.thanks })).toBeVisible();
    });

  test(`the blog offers a button for each distinct tag, in ${language}`, async ({
    page,
    request,
  }) => {
    const posts = (await (await request.get('/api/blog-posts')).json()) as { tags: string[] }[];
    const known = (await (await request.get('/api/blog-tags')).json()) as {
      tag: string;
      name: string;
      tagPt?: string;
    }[];
    const used = new Set(posts.flatMap(({ tags }) => tags));
    const names = [...used].map((tag) => {
      const { name = tag, tagPt = name } = known.find((one) => one.tag === tag) ?? {};
      return language === 'pt' ? tagPt : name;
    });
    await page.goto(language === 'pt' ? '/pt/blog' : '/blog');
    const buttons = page.locator('.blog-tags').getByRole('button');
    await expect(buttons).toHaveCount(used.size);
    expect((await buttons.allTextContents()).sort()).toEqual(names.sort());
  });

  test(`the booking page says that the consultation is free and takes 30 minutes, in ${language}`, async ({
    page,
  }) => {
    const [path, minutes, free] =
      language === 'pt'
        ? ['/pt/book-consultation', '30 minutos', 'Gratuita']
        : ['/book-consultation', '30 minutes', 'Free'];
    await page.goto(path);
    const summary = page.getByRole('main').getByRole('complementary');
    await expect(summary).toContainText(minutes);
    await expect(summary).toContainText(free);
  });
}

test('nothing is fetched again on focus or over time', async ({ page }) => {
  await page.clock.install();
  await enterHome(page, 'en');
  await expect(sectionOf(page, words.en.testimonials).getByRole('figure')).toHaveCount(6);
  // What the page reads once it is alive.
  await expect(page.locator('.hero .next-call__when.num')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname);
  });
  await page.clock.fastForward('02:00:00');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(1000);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('a list that fails is fetched once', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  let requested = 0;
  await page.route('**/api/testimonials', (route) => {
    requested += 1;
    return route.fulfill({ status: 500, body: 'down' });
  });
  await enterHome(page, 'en');
  await expect(page.getByText(words.en.testimonialsError)).toBeVisible();
  await page.waitForTimeout(2500);
  expect(requested).toBe(1);
});

for (const prefix of ['', '/pt'])
  test(`${prefix}/case-studies/ without an id is the list, and no study is fetched`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${prefix}/case-studies/`);
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/case-studies`);
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(requested.filter((path) => /^\/api\/case-studies\/(?!featured)/.test(path))).toEqual([]);
  });
