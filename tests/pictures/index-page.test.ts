import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';
import { folderOf } from './take-pictures.ts';

const look = { language: 'pt', theme: 'dark', width: 390 } as const;

test('the index shows each picture, and the faulty ones first', () => {
  const html = indexPage([
    { subject: '/', look, file: 'home/pt-dark-390.png', faults: [] },
    { subject: 'booked', look, file: 'booked/pt-dark-390.png', faults: ['8 px wider <b>'] },
  ]);
  expect(html).toContain('2 pictures, 1 with faults');
  expect(html.match(/booked\/pt-dark-390\.png" loading/g)).toHaveLength(2);
  expect(html).toContain('8 px wider &#60;b&#62;');
});

test('a folder is named after an address without leaving the pictures', () => {
  expect(folderOf('/')).toBe('home');
  expect(folderOf('/blog?q=../zzzz')).toBe('blog-q-zzzz');
});
