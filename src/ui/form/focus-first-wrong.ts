/** Expands the sections of a form that hold a wrong field, and focuses the first one. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  for (const field of wrong) field.closest('details')?.setAttribute('open', '');
  wrong[0]?.focus();
}
