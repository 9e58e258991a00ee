import { describe, expect } from 'vitest';
import { errorsOf, messageBody, post, refusalOf } from '../../factories/contact-site.ts';
import { test as it } from '../../factories/contact-test.ts';

describe('a body that is not a message', () => {
  it.for(['', '{', 'name=Noor'])('responds with 400 to %j', async (body, { site }) => {
    expect((await refusalOf(site, await post(site, body), 400)).code).toBe('invalid_json');
  });

  it.for(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'responds with 415 to the content type "%s"',
    async (type, { site }) => {
      const response = await post(site, messageBody(), { 'Content-Type': type });
      expect((await refusalOf(site, response, 415)).code).toBe('unsupported_media_type');
    },
  );

  it('names every field that is missing, in English', async ({ site }) => {
    const { errors } = await refusalOf(site, await post(site, {}), 422);
    expect(errors).toEqual([
      { field: 'name', code: 'required', message: 'Name is required' },
      { field: 'email', code: 'required', message: 'Invalid email address' },
      {
        field: 'message',
        code: 'required',
        message: 'Message must be at least 10 characters',
      },
    ]);
  });

  it('says it in Portuguese', async ({ site }) => {
    const errors = await errorsOf(site, { locale: 'pt', name: '  ', email: 'x', message: 'Olá' });
    expect(errors).toEqual([
      'name required: O nome é obrigatório',
      'email invalid_email: Endereço de e-mail inválido',
      'message too_short: A mensagem deve ter pelo menos 10 caracteres',
    ]);
  });

  it('requires ten characters of a message, without the spaces around them', async ({ site }) => {
    const short = 'message too_short: Message must be at least 10 characters';
    expect(await errorsOf(site, { message: '123456789' })).toEqual([short]);
    expect(await errorsOf(site, { message: '  123456789  ' })).toEqual([short]);
    expect((await post(site, messageBody({ message: '1234567890' }))).status).toBe(201);
  });

  it.for(['\u200b', '\u2800', '\u3164'])(
    'takes a name and a message of which nothing can be seen for empty: %j',
    async (nothing, { site }) => {
      expect(await errorsOf(site, { name: nothing, message: nothing.repeat(12) })).toEqual([
        'name required: Name is required',
        'message too_short: Message must be at least 10 characters',
      ]);
    },
  );

  it.for([
    ['name', 200],
    ['businessName', 200],
    ['phone', 50],
    ['message', 5000],
  ] as const)('limits %s to %i characters', async ([field, most], { site }) => {
    expect(await errorsOf(site, { [field]: 'x'.repeat(most + 1) })).toEqual([
      `${field} too_long: This text is too long`,
    ]);
    expect((await post(site, messageBody({ [field]: 'x'.repeat(most) }))).status).toBe(201);
  });

  it('requires texts, and a supported language', async ({ site }) => {
    expect(await errorsOf(site, { name: 7, phone: {} })).toEqual([
      'name invalid_type: This field must be a text',
      'phone invalid_type: This field must be a text',
    ]);
    expect(await errorsOf(site, { locale: 'fr' })).toEqual([
      'locale invalid_locale: The language must be en or pt',
    ]);
  });
});

describe('a form that a bot filled in', () => {
  it('is refused for the honeypot field, in the language of the form', async ({ site }) => {
    const response = await post(site, messageBody({ website: 'x', locale: 'pt' }));
    const { code, title } = await refusalOf(site, response, 422);
    expect(code).toBe('refused');
    expect(title).toContain('Não foi possível');
  });

  it('is refused within a second, and accepted after it', async ({ site }) => {
    const fast = messageBody({ openedAt: '2026-11-20T17:29:59.500Z' });
    expect((await refusalOf(site, await post(site, fast), 422)).code).toBe('too_fast');
    const calm = messageBody({ openedAt: '2026-11-20T17:29:59.000Z', website: '' });
    expect((await post(site, calm)).status).toBe(201);
  });
});
