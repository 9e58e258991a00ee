import { describe, expect, it } from 'vitest';
import { warnAboutFigures } from './warn-about-figures.server.ts';
import { ownLinksOf, warnAboutPictures, warnAboutTwins } from './warnings.ts';

const origin = 'https://entrada.example';

describe('before publication', () => {
  it('a missing and a stale Portuguese text are named', () => {
    expect(
      warnAboutTwins([
        { field: 'titlePt', finding: 'missing' },
        { field: 'summaryPt', finding: 'stale' },
      ]).map(({ field, code }) => [field, code]),
    ).toEqual([
      ['titlePt', 'twin_missing'],
      ['summaryPt', 'twin_stale'],
    ]);
  });

  it.each([
    ['![](/files/a.jpg)', ['/files/a.jpg']],
    ['![  ](/files/a.jpg "Caption")', ['/files/a.jpg']],
    ['![A tiled wall](/files/a.jpg)', []],
    ['[](/blog)', []],
    ['One ![](/a.png) and ![b](/b.png) and ![](</c d.png>)', ['/a.png', '/c']],
  ])('pictures without an alternative text are named: %s', (content, found) => {
    expect(warnAboutPictures({ content }, []).map(({ detail }) => detail)).toEqual(found);
  });

  it('a picture of the library is named as its file', () => {
    const library = [{ address: '/files/1/a.jpg', name: 'Cais.jpg', alt: '' }];
    const found = warnAboutPictures({ content: '![](/files/1/a.jpg)' }, library);
    expect(found).toMatchObject([{ field: 'content', detail: 'Cais.jpg' }]);
  });

  it.each([
    ['[Blog](/blog)', ['/blog']],
    ['[Blog](/blog#top) and [again](/blog)', ['/blog']],
    ['[Search](/blog?q=a%20b)', ['/blog?q=a%20b']],
    ['See https://entrada.example/services.', ['/services']],
    ['[Out](https://elsewhere.example/blog) and [mail](mailto:a@b.example)', []],
    ['[Other host](//elsewhere.example/blog)', []],
    ['Plain /blog is no link', []],
    ['![](/files/a.jpg)', ['/files/a.jpg']],
  ])('links of our own are found: %s', (content, found) => {
    expect(ownLinksOf({ content }, origin).map(({ path }) => path)).toEqual(found);
  });

  it.each([
    ['Costs fell by 12.5 % in March.', ['12.5 %']],
    ['Costs fell by 12% ([Banco de Portugal](https://bportugal.example)).', []],
    ['Costs fell by 12%[^1].', []],
    ['It took 12 days.', []],
    ['First 10%.\n\nThen [20%](/blog/x).\n\nThen 30 por cento.', ['10%', '30 por cento']],
  ])('figures without a source are named: %s', (text, found) => {
    expect(warnAboutFigures('content', text).map(({ detail }) => detail)).toEqual(found);
  });
});
