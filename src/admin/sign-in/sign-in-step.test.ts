import { describe, expect, it } from 'vitest';
import { destinationOf, firstStep, languageOfStep } from './sign-in-step.ts';

describe('the first step', () => {
  it.each([
    ['/sign-in', { at: 'ask' }],
    ['/sign-in/abc', { at: 'link', token: 'abc' }],
    ['/admin/first/abc', { at: 'first', token: 'abc' }],
  ])('of %s', (path, step) => {
    expect(firstStep({ path })).toEqual(step);
  });
});

describe('the destination', () => {
  it.each([
    ['?to=%2Fadmin%2Fpeople%3Fq%3Da', '/admin/people?q=a'],
    ['', '/admin'],
    ['?to=https://elsewhere.example', '/admin'],
    ['?to=//elsewhere.example', '/admin'],
    ['?to=/%5Celsewhere.example', '/admin'],
    ['?to=javascript:alert(1)', '/admin'],
  ])('of %s is %s', (search, destination) => {
    expect(destinationOf(search, {})).toBe(destination);
  });

  it.each([
    ['', 'en', '/client-portal'],
    ['', 'pt', '/pt/client-portal'],
    ['?to=%2Fadmin', 'pt', '/pt/client-portal'],
    ['?to=%2Fclient-portalling', 'en', '/client-portal'],
    ['?to=%2Fclient-portal%3Ftab%3Dmessages', 'en', '/client-portal?tab=messages'],
    ['?to=//elsewhere.example/client-portal', 'en', '/client-portal'],
  ] as const)('of a client from "%s" in %s is %s', (search, language, destination) => {
    expect(destinationOf(search, { kind: 'client', language })).toBe(destination);
  });
});

describe('the first language', () => {
  const first = { at: 'first', token: 'abc' } as const;

  it('is that of the address', () => {
    expect(languageOfStep({ prefix: '/pt' }, first, 'en')).toBe('pt');
    expect(languageOfStep({ prefix: '' }, { at: 'ask' }, 'pt')).toBe('en');
  });

  it('is that of the browser for the address in the log of the server', () => {
    expect(languageOfStep({ prefix: '' }, first, 'pt')).toBe('pt');
    expect(languageOfStep({ prefix: '' }, first, 'en')).toBe('en');
  });
});
