import { describe, expect, it } from 'vitest';
import { destinationOf, firstStep } from './sign-in-step.ts';

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
    expect(destinationOf(search)).toBe(destination);
  });
});
