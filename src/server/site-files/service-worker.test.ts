import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from './service-worker.server.ts';

function siteWithPhone(phone: string): Hono {
  return serviceWorker({ readUrl: async () => ({ brand: 'Entrada & Co', phone }) });
}

async function workerOf(phone: string): Promise<string> {
  return (await siteWithPhone(phone).request('/sw.js')).text();
}

describe('the service worker', () => {
  it('is a script that is revalidated each time', async () => {
    const { headers } = await siteWithPhone('+351 1').request('/sw.js');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Type')).toContain('text/javascript');
  });

  it('caches the offline page and what it loads, and has no placeholder left', async () => {
    const script = await workerOf('+351 1');
    expect(script).toContain(
      "const files = ['/offline', '/pt/offline', '/offline.css', '/favicon.svg'];",
    );
    expect(script).not.toMatch(/__[A-Z]+__/);
  });

  it('is the same script for the same page, and another when the phone number changes', async () => {
    expect(await workerOf('+351 1')).toBe(await workerOf('+351 1'));
    expect(await workerOf('+351 1')).not.toBe(await workerOf('+351 2'));
  });
});

describe('the offline page', () => {
  it('is in both languages, with the phone number and without inline styles or scripts', async () => {
    const page = await (await siteWithPhone('+351 210 000 000').request('/offline')).text();
    expect(page).toContain('<h1>You are offline</h1>');
    expect(page).toContain('<section lang="pt-PT"><h2>Está sem ligação</h2>');
    expect(page.match(/href="tel:\+351210000000"/g)).toHaveLength(2);
    expect(page).toContain('Entrada &amp; Co');
    expect(page).not.toMatch(/style=|<style|<script/);
  });

  it('has Portuguese first for a reader of Portuguese pages', async () => {
    const page = await (await siteWithPhone('+351 1').request('/pt/offline')).text();
    expect(page).toContain('<html lang="pt-PT">');
    expect(page).toContain('<title>Está sem ligação — Entrada &amp; Co</title>');
    expect(page).toMatch(
      /<h1>Está sem ligação<\/h1>.*<section lang="en"><h2>You are offline<\/h2>/,
    );
  });
});
