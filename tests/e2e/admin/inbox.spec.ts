import { axeViolations, axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { emptyInbox, hold, replyTo, seed, sofia, write, yuki } from './inbox-page.ts';

test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The back office is another build; 412 is what one test is about.
  allowConsole(/\/admin|409|412/);
  await page.goto('/admin/inbox');
  await emptyInbox(page, server.origin);
});

test('at 1440 px by keyboard alone: move, note, answer, take back, assign, snooze, file, undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const [first] = await seed(page);
  await page.goto('/admin/inbox');
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${first}$`));
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inbox 2' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: sofia.name })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('Same as the order E-1029? ejk');
  await page.keyboard.press('Control+Enter');
  const thread = page.getByRole('region', { name: `Messages of ${yuki.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('Same as the order E-1029? ejk');

  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.type('No longer needed.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2, name: sofia.name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'What was just done' })).toContainText(
    `Sending to ${yuki.name} in`,
  );
  await page.keyboard.press('z');
  await expect(replyTo(page, yuki.name)).toHaveValue('No longer needed.');
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeFocused();

  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Rita Falcão (you)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Assigned: you' })).toBeVisible();
  // What is undone before its counts are read is not left afterwards.
  const counts = await hold(page, '**/api/admin/counts');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Snoozed 1' })).toBeVisible();
  await page.keyboard.press('z');
  await counts.release();
  await expect(page.getByRole('link', { name: 'Waiting 2' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('link', { name: 'Inbox 1' })).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' });
  await keys.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('e');
  await expect(page.getByRole('link', { name: 'Inbox 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Shortcuts' }).press('Enter');
  await keys.getByRole('checkbox').press('Space');
});

test('at 390 px in Portuguese: answer with a saved answer, block and undo, file several', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.put('/api/admin/saved-answers/marca', {
    data: { title: 'Marca', body: 'We register it.', bodyPt: 'Registamos a marca.' },
    headers: { Origin: server.origin },
  });
  await seed(page);
  await page.evaluate(() => localStorage.setItem('admin-language', 'pt'));
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagens');
  await page.getByRole('link', { name: sofia.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: sofia.name })).toBeFocused();
  await page.getByRole('button', { name: 'Respostas guardadas' }).click();
  await page.getByRole('button', { name: 'Marca Registamos a marca.' }).click();
  const reply = page.getByRole('textbox', { name: `Resposta a ${sofia.name}, em português` });
  await expect(reply).toHaveValue('Registamos a marca.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar e fechar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeFocused();
  await expect(page.getByText(`A enviar a ${sofia.name} dentro de`)).toBeVisible();

  await page.getByRole('link', { name: yuki.name }).click();
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await page.getByRole('button', { name: 'Todos em tanabe.example' }).click();
  await expect(page.getByText('Ninguém à espera')).toBeVisible();
  await page.getByRole('button', { name: /^Anular/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: yuki.name })).toBeVisible();
  await page.getByRole('link', { name: 'Mensagens', exact: true }).first().click();

  await write(page, sofia, { locale: 'pt', message: 'Ganhe dinheiro a dormir.' });
  await page.reload();
  await page.getByLabel('Escolher todas as que se veem').check();
  await page.getByRole('region', { name: '2 de 2 escolhidas' }).getByText('Spam').click();
  await expect(page.getByText('Movidas para o spam: 2').last()).toBeVisible();
  await page.getByRole('button', { name: /^Anular/ }).click();
  await expect(page.getByRole('link', { name: 'À espera 2' })).toBeVisible();
});

test('two tabs: neither side of a conflict is lost, and a draft survives a closed tab', async ({
  page,
  context,
  server,
  allowConsole,
}) => {
  allowConsole(/api\/events/);
  const [id] = await seed(page);
  // Told of the note in time, the page would show it, and there would be no conflict.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`/admin/inbox/${id}`);
  await replyTo(page, yuki.name).fill('Mine, written meanwhile.');
  const noted = await page.request.post(`/api/admin/conversations/${id}/note`, {
    data: { text: 'Theirs: she called.' },
    headers: { Origin: server.origin, 'If-Match': '"1"' },
  });
  expect(noted.status()).toBe(200);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this');
  await expect(page.getByRole('insertion')).toHaveText('Theirs: she called.');
  await expect(replyTo(page, yuki.name)).toHaveValue('Mine, written meanwhile.');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  await again.goto(`/admin/inbox/${id}`);
  await expect(replyTo(again, yuki.name)).toHaveValue('Mine, written meanwhile.');
  await expect(again.getByText(/^Your draft of .* is here again/)).toBeVisible();
  await again.getByRole('button', { name: 'Send', exact: true }).click();
  const thread = again.getByRole('region', { name: `Messages of ${yuki.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('Mine, written meanwhile.');
  await expect(replyTo(again, yuki.name)).toHaveValue('');
});

test('what a colleague does while a reply is written is shown live, and keeps nothing from being sent', async ({
  page,
  server,
}) => {
  const [id] = await seed(page);
  await page.goto(`/admin/inbox/${id}`);
  await replyTo(page, yuki.name).fill('Mine, before the reload.');
  await page.reload();
  await expect(replyTo(page, yuki.name)).toHaveValue('Mine, before the reload.');
  const noted = await page.request.post(`/api/admin/conversations/${id}/note`, {
    data: { text: 'Theirs: she called.' },
    headers: { Origin: server.origin, 'If-Match': '"1"' },
  });
  expect(noted.status()).toBe(200);
  const thread = page.getByRole('region', { name: `Messages of ${yuki.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('Theirs: she called.');
  await expect(replyTo(page, yuki.name)).toHaveValue('Mine, before the reload.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread.getByRole('listitem').last()).toContainText('Mine, before the reload.');
});

test('who opened another screen is not called back when a slow change ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const [id] = await seed(page);
  await page.goto(`/admin/inbox/${id}`);
  const change = await hold(page, `**/conversations/${id}/done`);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  const day = page.getByRole('link', { name: 'Day', exact: true });
  await day.focus();
  const counted = page.waitForResponse('**/api/admin/counts');
  await change.release();
  await expect(page.getByRole('region', { name: 'What was just done' })).toBeVisible();
  await counted;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(day).toBeFocused();
});

test('saved answers are added, changed, removed and put back; a sender is unblocked', async ({
  page,
  server,
}) => {
  const [id] = await seed(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: 'Saved answers' }).click();
  await page.getByRole('button', { name: 'Add an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New answer' });
  await dialog.getByLabel('Name').fill('NIF');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required')).toHaveCount(2);
  await dialog.getByLabel('Text in English').fill('You need one.');
  // A closed tab loses nothing of it.
  await page.reload();
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('NIF');
  await expect(dialog.getByLabel('Text in English')).toHaveValue('You need one.');
  await dialog.getByLabel('Text in Portuguese').fill('Precisa de um.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Change: NIF' }).click();
  const { answers } = await (await page.request.get('/api/admin/saved-answers')).json();
  const [nif] = answers.filter(({ title }: { title: string }) => title === 'NIF');
  await page.request.put(`/api/admin/saved-answers/${nif.id}`, {
    data: { ...nif, body: 'A colleague says: you need one.' },
    headers: { Origin: server.origin },
  });
  await page.getByLabel('Name').fill('Tax number');
  await page.keyboard.press('Enter');
  // Nothing is replaced unseen; the next press is for one's own words.
  await expect(page.getByText('The other person’s: A colleague says')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Remove: Tax number' }).click();
  await expect(page.getByText('You need one.', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('You need one.', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const block = await page.request.post(`/api/admin/conversations/${id}/block`, {
    data: { kind: 'address' },
    headers: { Origin: server.origin, 'If-Match': '"1"' },
  });
  expect(block.status()).toBe(200);
  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: 'Blocked senders' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Unblock: ${yuki.email}` }).click();
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
});
