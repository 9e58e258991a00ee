import { describe, expect } from 'vitest';
import type { CompanyFieldState, CompanySettings } from '#features/company/company-settings.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const url = '/api/admin/settings/company';

async function read(browser: Browser): Promise<CompanySettings['fields']> {
  return ((await (await browser.get(url)).json()) as CompanySettings).fields;
}

function change(browser: Browser, field: string, value: unknown, revision: number | null = 0) {
  const headers: Record<string, string> = revision === null ? {} : { 'If-Match': `"${revision}"` };
  return browser.send(`${url}/${field}`, { value }, { method: 'PUT', headers });
}

const publicCompany = async ({ app }: StaffSite) =>
  (await (await app.request('/api/company')).json()) as Record<string, unknown>;

async function auditRows({ database }: StaffSite, action: string) {
  return database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', action).execute(),
  );
}

describe('the company’s fields', () => {
  it('say who changed them last, and are on the site at once', async ({ site }) => {
    const owner = await becomeOwner(site);
    const before = await read(owner);
    expect(before.phone).toMatchObject({ revision: 0, changedAt: null, isSample: true });
    const response = await change(owner, 'phone', ' +351 912 345 678 ');
    const now = site.clock.now.toISOString();
    const stored = { value: '+351 912 345 678', revision: 1, changedAt: now };
    expect(await response.json()).toEqual({ ...stored, changedBy: 'Rita Falcão', isSample: false });
    expect((await read(owner)).phone).toMatchObject(stored);
    expect(await publicCompany(site)).toMatchObject({ phone: '+351 912 345 678' });
    const page = await (await site.app.request('/contact')).text();
    expect(page).toContain('+351 912 345 678');
    const [row, ...more] = await auditRows(site, 'company.change');
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      subjectKind: 'company',
      subjectId: 'phone',
      before: { phone: before.phone?.value },
      after: { phone: '+351 912 345 678' },
    });
    await change(owner, 'phone', before.phone?.value, 1);
  });

  it('are not overwritten: the second of two owners is shown both values', async ({ site }) => {
    const owner = await becomeOwner(site);
    await addStaff(site, { email: 'rui@entrada.example', role: 'owner' });
    const other = await signIn(site, 'rui@entrada.example');
    const { revision = 0 } = (await read(owner)).city ?? {};
    expect((await change(owner, 'city', 'Porto', revision)).status).toBe(200);
    const refused = await change(other, 'city', 'Braga', revision);
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({
      code: 'changed',
      present: { value: 'Porto', revision: revision + 1, changedBy: 'Rita Falcão' },
      given: 'Braga',
    });
    const { length } = await auditRows(site, 'company.change');
    const same = await change(other, 'city', 'Porto', revision);
    expect([same.status, (await auditRows(site, 'company.change')).length]).toEqual([200, length]);
    expect((await change(other, 'city', 'Lisboa', revision + 1)).status).toBe(200);
  });

  it('keep one of two changes at once', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { revision = 0 } = (await read(owner)).street ?? {};
    const values = ['Rua A 1', 'Rua B 2'];
    const responses = await Promise.all(
      values.map((value) => change(owner, 'street', value, revision)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = (await responses.find(({ ok }) => ok)?.json()) as CompanyFieldState;
    expect((await read(owner)).street?.value).toBe(kept.value);
  });

  it('refuse a wrong value with a sentence, and a change without its revision', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const wrong = await owner.send(
      `${url}/nipc`,
      { value: '123456780', locale: 'pt' },
      { method: 'PUT', headers: { 'If-Match': '"0"' } },
    );
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: [
        {
          field: 'value',
          code: 'invalid_nipc',
          message: expect.stringContaining('nove algarismos'),
        },
      ],
    });
    expect((await change(owner, 'city', 'Faro', null)).status).toBe(428);
    expect((await change(owner, 'id', '2')).status).toBe(404);
    expect((await change(owner, 'constructor', '2')).status).toBe(404);
  });

  it('hold a list of links', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { revision = 0, value = [] } = (await read(owner)).socialLinks ?? {};
    const links = ['https://linkedin.example/company/x'];
    expect((await change(owner, 'socialLinks', links, revision)).status).toBe(200);
    expect(await publicCompany(site)).toMatchObject({ socialLinks: links });
    await change(owner, 'socialLinks', value, revision + 1);
  });
});
