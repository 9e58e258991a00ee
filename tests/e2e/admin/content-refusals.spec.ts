import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { contentEditor } from './content-editor.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; what is refused is asked for on purpose.
  allowConsole(/\/admin|422/);
});

test('a post gets its address from its title, and whatever is typed there becomes one', async ({
  page,
}) => {
  const editor = contentEditor({ page, language: 'pt', isPhone: true });
  const { field, fill, saved } = editor;
  await editor.open('/admin/content/posts/new');
  await fill({ titlePt: 'Abrir empresa em janeiro' });
  await expect(field('slug')).toHaveValue('abrir-empresa-em-janeiro');
  await field('slug').fill('Três sócios ');
  await page.keyboard.press('Tab');
  await expect(field('slug')).toHaveValue('tres-socios');
  await saved();
  await page.reload();
  await expect(field('slug')).toHaveValue('tres-socios');
});

test('a value that is refused says why beside its field, in the language of the screen', async ({
  page,
}) => {
  const { open, field } = contentEditor({ page, language: 'pt', isPhone: true });
  await open('/admin/content/offers/new');
  const reduction = field('reductionPercent');
  await reduction.fill('150');
  const why = 'Este número é demasiado pequeno ou demasiado grande';
  await expect(reduction).toHaveAttribute('aria-invalid', 'true');
  await expect(reduction).toHaveAccessibleDescription(why);
  const label = labelOf('pt', 'reductionPercent');
  await expect(page.getByRole('alert')).toContainText(`${label}: ${why}`);
});
